import type { Pictures } from "../ui/Picture";
import { SectionHeading } from "../ui/SectionHeading";
import type { HomePageData } from "./home-page-data";
import { Slideshow } from "./Slideshow";

interface Props {
  readonly texts: NonNullable<HomePageData["texts"]["gallery"]>;
  readonly pictures: Pictures;
}

/** Pictures of what the chamber does, in phases of different pace; nothing where there are none. */
export function Gallery({ texts, pictures }: Props) {
  const slides = galleryPhases(texts).flatMap((phase) =>
    phase.pictures.map((picture) => ({ ...picture, milliseconds: phase.milliseconds })),
  );
  if (slides.length === 0) return null;
  return (
    <div className="home-section home-section-tinted">
      <div className="wide gallery">
        <SectionHeading
          heading={texts.heading}
          {...(texts.introduction === undefined ? {} : { introduction: texts.introduction })}
        />
        <Slideshow
          name="gallery"
          label={texts.heading}
          slides={slides}
          pictures={pictures}
          sizes="(min-width: 76rem) 51rem, (min-width: 56rem) 66vw, 92vw"
          middle="counter"
        />
      </div>
    </div>
  );
}

interface GalleryPictures<Picture> {
  readonly slides: readonly Picture[];
  readonly events: readonly Picture[];
  readonly closing?: Picture | undefined;
}

/** What one phase of the gallery shows, and how long each of its pictures stays. */
interface GalleryPhase<Picture> {
  readonly pictures: readonly Picture[];
  readonly milliseconds: number;
}

/** The gallery's phases 0, 1 and 2, as far as it has pictures for them, after which it begins again (R3.6). */
export function galleryPhases<Picture>(gallery: GalleryPictures<Picture>): GalleryPhase<Picture>[] {
  return [
    { pictures: gallery.slides, milliseconds: 7000 },
    { pictures: gallery.events, milliseconds: 2000 },
    { pictures: gallery.closing ? [gallery.closing] : [], milliseconds: 7000 },
  ].filter(({ pictures }) => pictures.length > 0);
}
