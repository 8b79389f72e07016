import type { WholeRendering } from "../../../content/model/api/render-messages";
import { createRoutes } from "../../routes";
import { writeListings, writePictures } from "../output/beside-pages";
import type { BuildInput } from "../gatsby-api/build-input";
import { PictureMaker } from "../output/pictures";
import { availablePages, planPages } from "../plan/plan-pages";
import type { PagePlan } from "../plan/planned-page";
import { readContent } from "../content/read-content";
import { siteContent } from "../content/site-content";
import type { PageMaker } from "./gatsby-renderer";
import { PageShapes } from "./page-shapes";
import { copyProgramFiles } from "./program-files";
import { takeOver } from "./take-over";

/** So that there is a page to make while others wait for their files. */
const pagesAtOnce = 4;

/**
 * Makes the whole site of a content folder in the page maker's output folder, remembering nothing: what is made of content
 * from nothing, program files as a site of the same code has them. `pictureCache` keeps encoded pictures. Resolves with
 * the number of pages.
 * @throws NeedsFullBuild when there is a page of a kind that the other site has none of; what a page raises
 */
export async function renderWholeSite(
  gatsby: PageMaker,
  { input, siteFolder, takesOver }: Omit<WholeRendering<BuildInput>, "rendererFolder">,
  pictureCache: string,
): Promise<number> {
  const { contentDir, publicUrl } = input;
  const { outputDir: publicDir } = gatsby;
  const folder = readContent(contentDir);
  const content = siteContent(folder);
  const pictures = new PictureMaker({ contentDir, cacheDir: pictureCache, publicDir });
  const routes = createRoutes(content.site.product);
  const planned = planPages({ input, content, routes, pictures, fixedPages: availablePages(content) });
  const shapes = await PageShapes.read(gatsby, siteFolder, planned);
  for (const page of planned) shapes.of(page);
  const pageFiles = planned.map(({ path }) => gatsby.files(path));
  await copyProgramFiles(siteFolder, publicDir, pageFiles);
  await makeAll(planned, async (page) => {
    const data = await shapes.dataOf(page);
    if (!takesOver || !takeOver(gatsby, siteFolder, data)) await gatsby.render(data);
  });
  await writePictures({ contentDir, publicDir, pictures, media: folder.media, logo: content.site.logo });
  await writeListings(publicDir, publicUrl, planned);
  return planned.length;
}

// A page's props are made when its turn has come, so that only a few are in memory.
async function makeAll(planned: readonly PagePlan[], make: (page: PagePlan) => Promise<void>): Promise<void> {
  const left = [...planned].reverse();
  const worker = async (): Promise<void> => {
    try {
      for (let page = left.pop(); page; page = left.pop()) await make(page);
    } finally {
      // A page that cannot be made ends all.
      left.length = 0;
    }
  };
  const workers = Array.from({ length: pagesAtOnce }, worker);
  await Promise.allSettled(workers);
  await Promise.all(workers);
}
