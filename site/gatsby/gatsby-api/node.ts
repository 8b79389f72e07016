import { join } from "node:path";
import type { CreatePagesArgs, CreateSchemaCustomizationArgs, CreateWebpackConfigArgs, GatsbyNode } from "gatsby";
import { formatProblem } from "../../../content/model/problems/problem";
import { createRoutes } from "../../routes";
import { writeListings, writePictures } from "../output/beside-pages";
import { readBuildInput } from "./build-input";
import { PictureMaker } from "../output/pictures";
import { availablePages, planPages } from "../plan/plan-pages";
import type { PagePlan } from "../plan/planned-page";
import { readContent } from "../content/read-content";
import { removeOldBundles } from "../output/remove-others";
import { copyRenderer } from "../render/copy-renderer";
import { siteContent } from "../content/site-content";
import { tellFailure } from "./tell-failure";
import { webpackAliases } from "./webpack-aliases";

/** The pages of this build, for what is written after them. */
let planned: readonly PagePlan[] = [];
const publicDir = join(process.cwd(), "public");
const pictureCache = join(process.cwd(), "node_modules", ".cache", "chamber-pictures");

/** Content -> pages: reads the content folder, reports what is left out, and creates every page. */
export const createPages: GatsbyNode["createPages"] = (given: CreatePagesArgs) => tellFailure(() => makePages(given));

async function makePages({ actions, reporter }: CreatePagesArgs): Promise<void> {
  const input = readBuildInput();
  const folder = readContent(input.contentDir);
  for (const problem of folder.problems) reporter.warn(`content: ${formatProblem(problem)}`);
  const content = siteContent(folder);
  const pictures = new PictureMaker({ contentDir: input.contentDir, cacheDir: pictureCache, publicDir });
  const routes = createRoutes(content.site.product);
  planned = planPages({ input, content, routes, pictures, fixedPages: availablePages(content) });
  const pages = await Promise.all(planned.map((plan) => plan.make()));
  const encoding = reporter.activityTimer("encode pictures");
  encoding.start();
  await writePictures({
    contentDir: input.contentDir,
    publicDir,
    pictures,
    media: folder.media,
    logo: content.site.logo,
  });
  encoding.end();
  for (const { path, component, context } of pages) actions.createPage({ path, component, context: { ...context } });
}

/**
 * Pages are asked for by nobody but Gatsby itself: guessing the types of everything that they show, string by string,
 * would take a tenth of a warm build.
 */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({
  actions,
}: CreateSchemaCustomizationArgs) => {
  actions.createTypes("type SitePage implements Node @dontInfer { path: String! }");
};

/** Begins with no bundles of earlier builds in the built site. */
export const onPreBuild: GatsbyNode["onPreBuild"] = () => removeOldBundles(publicDir);

/** Writes redirects of short news addresses, the sitemap and robots.txt, and copies the compiled renderer out of the cache. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async () => {
  const input = readBuildInput();
  await Promise.all([
    writeListings(publicDir, input.publicUrl, planned),
    copyRenderer(process.cwd(), join(process.cwd(), ".build", "renderer"), input),
  ]);
};

/** Leaves out source maps and what no page uses. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  actions,
  stage,
}: CreateWebpackConfigArgs) => {
  actions.setWebpackConfig({
    // No common style sheet: Gatsby then writes into a page only what its own parts look like.
    ...(stage === "build-javascript"
      ? { devtool: false, optimization: { splitChunks: { cacheGroups: { styles: false } } } }
      : {}),
    resolve: { alias: webpackAliases(process.cwd()) },
  });
};
