import { join } from "node:path";
import { readdir, rm } from "node:fs/promises";
import type { CreatePagesArgs, CreateSchemaCustomizationArgs, CreateWebpackConfigArgs, GatsbyNode } from "gatsby";
import { formatProblem } from "../../../content/model/problems/problem";
import { createRoutes } from "../../routes";
import { copyMedia, writePlannedFiles } from "../output/write-planned-files";
import { browserScripts, buildBrowserScripts, copyBrowserScripts } from "./browser-scripts";
import { readBuildInput } from "./build-input";
import { writeHeadingFonts } from "../fonts/heading-fonts";
import { PictureMaker } from "../output/pictures";
import { writeSitemap } from "../output/write-sitemap";
import { planFiles } from "../plan/plan-files";
import { availablePages, planPages } from "../plan/plan-pages";
import { templatePages, type TemplatePage } from "../plan/template-pages";
import { findTemplates } from "../plan/templates";
import { guarded, type OnFault } from "../plan/guarded";
import type { FilePlan } from "../plan/planned-file";
import type { PagePlan } from "../plan/planned-page";
import { publicFolder } from "../content/public-folder";
import { readContent } from "../content/read-content";
import { copyRenderer } from "../render/copy-renderer";
import { restoreTemplateData, storeTemplateData } from "../render/template-data";
import { siteContent } from "../content/site-content";
import { recordFailure } from "./record-failure";

interface Planned {
  readonly pages: readonly PagePlan[];
  /** Those that only have a template compiled. */
  readonly templatePages: readonly TemplatePage[];
  readonly files: readonly FilePlan[];
  readonly onFault: OnFault;
  /** Resolves when the pictures of the pages are encoded. */
  readonly encoded: Promise<void>;
  readonly prune: () => Promise<void>;
}

const folders = ["_gatsby", "~partytown"];
const file = /(?:\.js|\.js\.LICENSE\.txt|^chunk-map\.json)$/;

/** Removes Gatsby's browser bundles from a built site: pages run the scripts of site/vite.config.mts instead (decision 018). */
async function removeRuntime(publicDir: string): Promise<void> {
  const names = await readdir(publicDir);
  const unused = names.filter((name) => folders.includes(name) || file.test(name));
  await Promise.all(unused.map((name) => rm(join(publicDir, name), { recursive: true, force: true })));
}

/** The pages of this build and the files beside them, for what is written after the pages. */
let planned: Planned = {
  pages: [],
  templatePages: [],
  files: [],
  onFault: () => undefined,
  encoded: Promise.resolve(),
  prune: () => Promise.resolve(),
};
const publicDir = join(process.cwd(), "public");
const templateData = join(process.cwd(), ".build", "templates");
const pictureCache = join(process.cwd(), ".build", "pictures");

/** Content -> pages: reads the content folder, reports what is left out, and creates every page. */
export const createPages: GatsbyNode["createPages"] = (given: CreatePagesArgs) => recordFailure(() => makePages(given));

async function makePages({ actions, reporter }: CreatePagesArgs): Promise<void> {
  const input = readBuildInput();
  const read = readContent(input.contentDir, input.histories, input.claimAges);
  const folder = publicFolder(read, Date.parse(input.publicAt));
  for (const problem of folder.problems) reporter.warn(`content: ${formatProblem(problem)}`);
  // The service and `npm run build` take these lines for people.
  const onFault: OnFault = (what, reason) => {
    reporter.warn(`content: ${what} could not be made: ${reason}`);
  };
  const content = siteContent(folder);
  const { contentDir, drawsLater, pictureEncoding: encoding } = input;
  const pictures = new PictureMaker({ contentDir, cacheDir: pictureCache, publicDir, drawsLater, encoding, onFault });
  const routes = createRoutes(content.site.product);
  const build = { input, content, routes, pictures, fixedPages: availablePages(content), onFault };
  const plans = planPages(build);
  const made = await Promise.all(plans.map((plan) => guarded(plan.path, onFault, () => plan.make())));
  const pages = made.filter((page) => page !== undefined);
  const unused = templatePages(findTemplates(join(process.cwd(), "site")), plans, pages);
  await restoreTemplateData(publicDir, templateData, unused);
  const files = planFiles(build, plans);
  // Beside the compilation of the pages, which keeps one processor busy: no page needs more of a picture than its size.
  const encoded = pictures.encodeAll();
  // Heard in onPostBuild; the build may end before.
  encoded.catch(() => undefined);
  planned = {
    pages: plans,
    templatePages: unused,
    files,
    onFault,
    encoded,
    prune: () => pictures.prune(),
  };
  await copyMedia(input.contentDir, publicDir, folder.media, onFault);
  for (const { path, component, context } of [...pages, ...unused])
    actions.createPage({ path, component, context: { ...context } });
}

/** Only Gatsby queries its pages: inferring the types of all their strings would take a tenth of a warm build. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({
  actions,
}: CreateSchemaCustomizationArgs) => {
  actions.createTypes("type SitePage implements Node @dontInfer { path: String! }");
};

/** Writes the files beside the pages, and copies the compiled renderer out of the cache. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async () => {
  const input = readBuildInput();
  await recordFailure(() => planned.encoded);
  await storeTemplateData(publicDir, templateData, [...planned.pages, ...planned.templatePages]);
  await Promise.all([
    writePlannedFiles(publicDir, planned.files, join(process.cwd(), ".build", "planned-files.json"), planned.onFault),
    guarded("/sitemap-index.xml", planned.onFault, () => writeSitemap(publicDir, input.publicUrl, planned.pages)),
    copyRenderer(process.cwd(), join(process.cwd(), ".build", "renderer"), input),
    copyBrowserScripts(publicDir),
    guarded("/fonts", planned.onFault, () => writeHeadingFonts(publicDir, planned.pages)),
  ]);
  await Promise.all([removeRuntime(publicDir), planned.prune()]);
};

/**
 * Passes the names of their scripts to pages, and builds these first; Gatsby's development server runs their sources.
 * Of Gatsby's own bundles only the style sheets are used.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async ({
  actions,
  getConfig,
  plugins,
  stage,
}: CreateWebpackConfigArgs) => {
  const isBuild = stage.startsWith("build-");
  const define = plugins.define as (values: Readonly<Record<string, string>>) => object;
  if (stage === "build-javascript") await recordFailure(buildBrowserScripts);
  actions.replaceWebpackConfig(withFontFiles((getConfig as () => Configuration)()));
  actions.setWebpackConfig({
    // No common style sheet: Gatsby then writes into a page only what its own parts look like.
    ...(stage === "build-javascript"
      ? { devtool: false, optimization: { minimize: false, splitChunks: { cacheGroups: { styles: false } } } }
      : {}),
    plugins: isBuild ? [define({ __SCRIPT_FILES__: JSON.stringify(browserScripts()) })] : [],
  });
};

interface Rule {
  readonly test?: unknown;
  readonly use?: readonly { readonly options?: object }[];
}
interface Configuration {
  readonly module: { readonly rules: readonly Rule[] };
}

/** Every font is a file: Gatsby would write those below 10 KB into the style sheets, where the policy refuses them. */
function withFontFiles(config: Configuration): Configuration {
  const rules = config.module.rules.map(({ use, ...rule }) =>
    use !== undefined && rule.test instanceof RegExp && rule.test.test(".woff2")
      ? { ...rule, use: use.map((loader) => ({ ...loader, options: { ...loader.options, limit: false } })) }
      : { ...rule, ...(use && { use }) },
  );
  return { ...config, module: { ...config.module, rules } };
}
