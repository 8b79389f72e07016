import { createHash } from "node:crypto";
import { copyFile, lstat, mkdir, readdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { join } from "node:path";
import { generateImageData, type IGatsbyImageData, type ImageFormat } from "gatsby-plugin-image";
import sharp, { type JpegOptions, type Sharp } from "sharp";
import type { PictureEncoding } from "../../../content/model/api/build-input";
import { mediaFileOf } from "../../../content/model/entries/item-paths";
import { publishedAddress } from "../../../content/model/markdown/media-address";
import { maxPicturePixels, maxStoredSide } from "../../../content/model/media/picture-limits";
import { pictureFault } from "../../../content/model/media/picture-file";
import { focusPathOf, pictureOfFocus, readFocus } from "../../../content/model/media/picture-focus";
import type { PagePictures } from "../plan/build";
import type { PictureData } from "../../ui/Picture";
import { guarded, type OnFault } from "../plan/guarded";
import { decodable } from "../content/decodable";
import { prunePictures, removeOthers } from "./prune-pictures";

interface PictureFolders {
  readonly contentDir: string;
  /** Where encoded pictures are cached between builds. */
  readonly cacheDir: string;
  /** The built site. */
  readonly publicDir: string;
  /** True when pictures for sharing that the cache has not are drawn by another process. */
  readonly drawsLater?: boolean | undefined;
  /** Is told which picture could not be encoded; default: that is raised. */
  readonly onFault?: OnFault;
  /** Absent: small. */
  readonly encoding?: PictureEncoding | undefined;
}

/** Part of the names of encoded pictures, as is the width; raise it when the encoders change. */
const encodingVersion = "4";
/** Part of the names, too: a picture of the other encoding is never taken for this one's. */
const encodingNames: Readonly<Record<PictureEncoding, string>> = { small: "", quick: "quick" };
const folder = "pictures";
/**
 * A phone's screen takes 720 px (360 px at two dots to the px, 412 at 1.75) or 1,080 (at three, or 2.625), a card on it 92% of
 * that: browsers load the next larger width.
 */
const widths = [480, 672, 736, 1120, 1600];
/** Up to here a picture is for dense screens, which show less of what compression does. */
const denseWidth = 736;
/** A picture of more pixels takes hundreds of MB while it is decoded: it is made smaller once, and nothing else is encoded meanwhile. */
const manyPixels = 12_000_000;
const fallbackFormats: Record<string, ImageFormat> = { jpeg: "jpg", png: "png", webp: "jpg" };

// AVIF's scale of quality is lower than WebP's. Tuned for SSIM, effort 2 makes what effort 3 makes with libvips's own tuning, byte
// for byte as good, in 40% of its time.
const encoders = (avifEffort: number, webpEffort: number, jpeg: JpegOptions): Readonly<Record<string, Encoder>> => ({
  avif: (image, width) => image.avif({ quality: width > denseWidth ? 50 : 43, effort: avifEffort, tune: "ssim" }),
  webp: (image) => image.webp({ quality: 72, effort: webpEffort }),
  jpg: (image) => image.flatten({ background: "#ffffff" }).jpeg({ quality: 74, ...jpeg }),
  png: (image) => image.png({ palette: true }),
});
const encodersOf: Readonly<Record<PictureEncoding, ReturnType<typeof encoders>>> = {
  small: encoders(2, 4, { progressive: true, mozjpeg: true }),
  quick: encoders(0, 0, {}),
};

type Encoder = (image: Sharp, width: number) => Sharp;

/** In place of a picture that cannot be shown: an area in a light grey, without bytes to load. */
const placeholder: IGatsbyImageData = {
  layout: "constrained",
  width: 1600,
  height: 900,
  images: {
    fallback: {
      src: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 9'%3E%3Cpath fill='%23e3e5e8' d='M0 0h16v9H0z'/%3E%3C/svg%3E",
    },
    sources: [],
  },
};

interface Variant {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly format: string;
}

interface Encoding {
  /** The picture's file, or bytes. */
  readonly source: () => Promise<Buffer | string>;
  readonly variant: Variant;
}

/**
 * Encodes the pictures of the pages once and keeps the results by content, so that a rebuild costs nothing.
 * The data is the one of gatsby-plugin-image; site/ui/Picture.tsx shows it.
 */
export class PictureMaker {
  /** By the paths of the files in the content folder, as `changes`. */
  private readonly made = new Map<string, Promise<PictureData | undefined>>();
  private readonly queue: Encoding[] = [];
  private readonly largeQueue: Encoding[] = [];
  private readonly names = new Set<string>();
  private readonly changes = new Map<string, number>();
  private decoding: Promise<unknown> = Promise.resolve();

  private readonly encoding: PictureEncoding;

  constructor(private readonly folders: PictureFolders) {
    this.encoding = folders.encoding ?? "small";
  }

  /**
   * The picture that content calls `/media/...`; a grey area when it is not there, cannot be decoded, or is not what
   * its name says. Undefined when it is drawn in vectors or has too many pixels: pages then show the original.
   */
  picture(image: string): Promise<PictureData | undefined> {
    const file = mediaFileOf(image);
    const known = this.made.get(file);
    if (known) return known;
    const picture = this.plan(file);
    this.made.set(file, picture);
    return picture;
  }

  /** The same for an unpublished page: a picture that no published page uses is its original, not encoded. */
  ofPublished(): PagePictures {
    return {
      picture: (image) => this.made.get(mediaFileOf(image)) ?? Promise.resolve(undefined),
      bytesOf: (document) => this.bytesOf(document),
      version: (image) => this.version(image),
      cached: (name, draw) => this.cached(name, draw),
    };
  }

  /** The size of the document that content calls `/media/...`; undefined where it is not there. */
  async bytesOf(document: string): Promise<number | undefined> {
    const address = publishedAddress(document);
    if (address === undefined) return undefined;
    const found = await lstat(join(this.folders.contentDir, mediaFileOf(address))).catch(() => undefined);
    return found?.isFile() === true ? found.size : undefined;
  }

  /** A value that is another one after the picture's bytes changed; undefined without a picture. */
  version(image: string | undefined): string | undefined {
    const changes = image === undefined ? undefined : this.changes.get(mediaFileOf(image));
    return changes === undefined ? image : `${String(image)} ${String(changes)}`;
  }

  /** Invalidates a picture whose bytes or focal point changed or were removed. */
  forget(image: string): void {
    const path = mediaFileOf(image);
    const file = pictureOfFocus(path) ?? path;
    this.changes.set(file, (this.changes.get(file) ?? 0) + 1);
    this.made.delete(file);
  }

  /** The bytes that the cache has under a name, else those that `draw` makes, unless pictures are drawn later. */
  async cached(name: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array | undefined> {
    const { cacheDir, drawsLater } = this.folders;
    const file = join(cacheDir, name);
    this.names.add(name);
    const known = await readFile(file).catch(() => undefined);
    if (known || drawsLater) return known;
    const drawn = await draw();
    await mkdir(cacheDir, { recursive: true });
    await writeFile(`${file}.part`, drawn);
    await rename(`${file}.part`, file);
    return drawn;
  }

  /** Encoded pictures of a built site that no page uses, relative to it. */
  async unused(siteFolder: string): Promise<string[]> {
    const names = await readdir(join(siteFolder, folder)).catch(() => []);
    return names.filter((name) => !this.names.has(name)).map((name) => join(folder, name));
  }

  /** Encodes the used pictures and removes all other encoded pictures from the built site. */
  async encodeAll(): Promise<void> {
    await this.encode();
    await removeOthers(join(this.folders.publicDir, folder), this.names);
  }

  /** Removes long unused pictures from the cache; the last step of a build. */
  prune(): Promise<void> {
    return prunePictures(this.folders.cacheDir, this.names, new Date());
  }

  /**
   * Encodes the pictures used since the last call, as many at a time as there are processors, into the built site.
   * Resolves with its files, relative to it, without those of which `isReleased` is true: they are not written. `onEncoded` is
   * called after each.
   */
  async encode(
    isReleased: (file: string) => boolean = () => false,
    onEncoded: () => void = () => undefined,
  ): Promise<string[]> {
    const written: string[] = [];
    const work = async (queue: Encoding[]): Promise<void> => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const file = join(folder, next.variant.name);
        if (isReleased(file)) continue;
        const { onFault } = this.folders;
        const provide = async (): Promise<void> => {
          await this.provide(next.source, next.variant);
          written.push(file);
        };
        await (onFault === undefined ? provide() : guarded(`/${file}`, onFault, provide));
        onEncoded();
      }
    };
    await Promise.all(cpus().map(() => work(this.queue)));
    await work(this.largeQueue);
    return written;
  }

  private async plan(file: string): Promise<PictureData | undefined> {
    const original = join(this.folders.contentDir, file);
    // A symbolic link is not followed; what the content does not have leads nowhere either.
    const isFile = await lstat(original).then((found) => found.isFile(), answers[1]);
    if (!isFile) return placeholder;
    const committed = await readFile(original);
    const what = pictureFault(file, committed);
    if (what?.code === "pictureTooManyPixels") return undefined;
    if (what !== undefined) return placeholder;
    if (/\.svg$/i.test(file)) return undefined;
    const picture = await decodable(original);
    if (picture === undefined) return placeholder;
    const { bytes, header } = picture;
    // Pictures are encoded upright; the header has the size as they are stored.
    const size = header.autoOrient;
    const scale = Math.min(1, maxStoredSide / Math.max(size.width, size.height));
    const width = Math.max(1, Math.round(size.width * scale));
    const height = Math.max(1, Math.round(size.height * scale));
    const isLarge = size.width * size.height > manyPixels;
    const queue = isLarge ? this.largeQueue : this.queue;
    const source = isLarge ? madeSmaller(original) : () => Promise.resolve(original);
    const hash = createHash("sha256")
      .update(encodingVersion + encodingNames[this.encoding])
      .update(bytes)
      .digest("hex")
      .slice(0, 16);
    const fallback = fallbackFormats[header.format] ?? "jpg";
    const variant = (width: number, height: number, format: string): string => {
      const name = `${hash}-${String(width)}.${format}`;
      // Another picture may have the same bytes: no file is written twice.
      if (!this.names.has(name)) queue.push({ source, variant: { name, width, height, format } });
      this.names.add(name);
      return `/${folder}/${name}`;
    };
    if (
      !(await exists(join(this.folders.cacheDir, `${hash}-${String(width)}.${fallback}`))) &&
      !(await this.decodes(bytes))
    )
      return placeholder;
    const data = generateImageData({
      pluginName: "pictures",
      filename: file,
      layout: "constrained",
      width,
      height,
      sourceMetadata: { width, height, format: fallback },
      formats: ["avif", "webp"],
      breakpoints: widths,
      generateImageSource: (_, width, exactHeight, format) => {
        // That of a strip is rounded to 0.
        const height = Math.max(1, exactHeight);
        return { src: variant(width, height, format), width, height, format };
      },
    });
    // Of the old format one width, the one that `<img src>` names.
    data.images.fallback = { src: variant(width, height, fallback) };
    const said = await readFile(join(this.folders.contentDir, focusPathOf(file)), "utf8").catch(() => "");
    const focus = readFocus(said) ?? "center";
    return focus === "center" ? data : { ...data, focus };
  }

  /** True when all of a picture can be read; one after the other, each takes much memory. */
  private decodes(bytes: Buffer): Promise<boolean> {
    const decode = async (): Promise<boolean> => {
      const small = sharp(bytes, { limitInputPixels: maxPicturePixels }).resize(16, 16, { fit: "inside" });
      return small
        .raw()
        .toBuffer()
        .then(...answers);
    };
    const answer = this.decoding.then(decode);
    this.decoding = answer;
    return answer;
  }

  private async provide(source: Encoding["source"], variant: Variant): Promise<void> {
    const { cacheDir, publicDir } = this.folders;
    const cached = join(cacheDir, variant.name);
    const published = join(publicDir, folder, variant.name);
    if (!(await exists(cached))) {
      await mkdir(cacheDir, { recursive: true });
      const encode = encodersOf[this.encoding][variant.format];
      if (!encode) throw new Error(`No encoder for ${variant.format}`);
      const resized = sharp(await source(), { limitInputPixels: maxPicturePixels })
        .rotate()
        .resize(variant.width, variant.height, { fit: "cover" });
      // A build that is ended half-way must not leave half a picture in the cache.
      await encode(resized, variant.width).toFile(`${cached}.part`);
      await rename(`${cached}.part`, cached);
    }
    if (await exists(published)) return;
    await mkdir(join(publicDir, folder), { recursive: true });
    await copyFile(cached, published);
  }
}

/** The picture upright, at most `maxStoredSide` pixels a side and without loss; made at its first use. */
function madeSmaller(original: string): Encoding["source"] {
  let made: Promise<Buffer> | undefined;
  return () =>
    (made ??= sharp(original, { limitInputPixels: maxPicturePixels })
      .rotate()
      .resize(maxStoredSide, maxStoredSide, { fit: "inside", withoutEnlargement: true })
      .png({ compressionLevel: 1 })
      .toBuffer());
}

const answers = [() => true, () => false] as const;
const exists = (path: string): Promise<boolean> => stat(path).then(...answers);
