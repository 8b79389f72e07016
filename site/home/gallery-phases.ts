interface GalleryPictures<Picture> {
  readonly slides: readonly Picture[];
  readonly events: readonly Picture[];
  readonly closing: Picture;
}

/** What one phase of the gallery shows, and how long each of its pictures stays. */
export interface GalleryPhase<Picture> {
  readonly pictures: readonly Picture[];
  readonly milliseconds: number;
}

/** The gallery's phases 0, 1 and 2, after which it begins again (R3.6). */
export function galleryPhases<Picture>(gallery: GalleryPictures<Picture>): GalleryPhase<Picture>[] {
  return [
    { pictures: gallery.slides, milliseconds: 7000 },
    { pictures: gallery.events, milliseconds: 2000 },
    { pictures: [gallery.closing], milliseconds: 7000 },
  ];
}
