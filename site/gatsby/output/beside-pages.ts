import { copyMedia } from "./copy-media";
import type { PictureMaker } from "./pictures";
import type { PagePlan } from "../plan/planned-page";
import { writeFavicon } from "./write-favicon";
import { writeNewsRedirects } from "./write-news-redirects";
import { writeRobots } from "./write-robots";
import { writeSitemap } from "./write-sitemap";

interface SitePictures {
  readonly contentDir: string;
  /** The built site. */
  readonly publicDir: string;
  /** Knows what the pages show; they must have been made. */
  readonly pictures: PictureMaker;
  /** Paths below `media/`. */
  readonly media: ReadonlySet<string>;
  /** The path that the content calls the site's logo by. */
  readonly logo: string;
}

/** Everything that is seen and is no page: encoded pictures, the originals of all media, the icon. */
export async function writePictures({ contentDir, publicDir, pictures, media, logo }: SitePictures): Promise<void> {
  await pictures.encodeAll();
  await copyMedia(contentDir, publicDir, media);
  await writeFavicon(contentDir, logo, publicDir);
}

/** What tells where the pages are: redirects of short news addresses, the sitemap, robots.txt. */
export async function writeListings(publicDir: string, publicUrl: string, planned: readonly PagePlan[]): Promise<void> {
  await Promise.all([
    writeNewsRedirects(
      publicDir,
      publicUrl,
      planned.map(({ path }) => path),
    ),
    writeSitemap(publicDir, publicUrl, planned),
    writeRobots(publicDir, publicUrl),
  ]);
}
