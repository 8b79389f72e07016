import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { BuildInput } from "../../content/model/api/build-input";
import { ItemHistories } from "../../api/history/item-histories";
import { SiteHistories } from "../../api/history/site-histories";
import type { Release } from "../../api/publish/release/release";
import { openContentHistory } from "../../api/store/open-content-history";
import { releaseDifferences, type BuiltSite } from "../../scripts/site/release-differences";
import { productNow } from "./clock";
import { startedProduct } from "./started-product";
import { gatsbyFolder } from "./start-products";
import { compileSiteMaker } from "./without-gatsby/make-site";
import { siteDifferences } from "./without-gatsby/site-differences";

const refuse = (event: object): never => {
  throw new Error(JSON.stringify(event));
};

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "check-release-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The live release, with a copy of its content and of its renderer. */
async function liveRelease(): Promise<BuiltSite> {
  const { dataDir, repository } = startedProduct();
  const siteFolder = join(realpathSync(join(dataDir, "releases", "current")), "site");
  const manifest = readFileSync(join(dirname(siteFolder), "release.json"), "utf8");
  const { commit, builtOn, hidden } = JSON.parse(manifest) as Pick<Release, "commit" | "builtOn" | "hidden">;
  const history = await openContentHistory(join(repository, "content"));
  try {
    const archive = execFileSync("git", ["archive", commit, "content"], { cwd: repository, maxBuffer: 1e9 });
    execFileSync("tar", ["-x", "-C", folder], { input: archive });
    const rendererFolder = join(folder, "renderer");
    const [code = ""] = readdirSync(join(dataDir, "renderer"));
    cpSync(join(dataDir, "renderer", code), rendererFolder, { recursive: true, verbatimSymlinks: true });
    const histories =
      history && (await new SiteHistories(history, new ItemHistories(history), refuse).at(productNow(), { hidden }));
    return { siteFolder, contentDir: join(folder, "content"), builtOn, histories, rendererFolder };
  } finally {
    history?.close();
  }
}

test("every page of the live release, which Gatsby built, is what the renderer makes of its content", async () => {
  expect(await releaseDifferences(await liveRelease())).toEqual([]);
});

test("the whole site is made without Gatsby, of templates that Vite compiles, and differs in Gatsby's own marks alone", async () => {
  const { siteFolder: built, rendererFolder, ...content } = await liveRelease();
  const settings = JSON.parse(readFileSync(join(rendererFolder, "input.json"), "utf8")) as BuildInput;
  const { program, makeSite } = await compileSiteMaker(join(folder, "without-gatsby"), gatsbyFolder);
  const made = join(folder, "made");
  await makeSite(made, { ...settings, ...content });
  expect(siteDifferences(built, made)).toEqual([]);
  const packages = readFileSync(program, "utf8").matchAll(/(?:from|import|require)\b[ (]*["'](gatsby[^"']*)/g);
  expect([...packages].map(([, name]) => name)).toEqual(["gatsby-plugin-image"]);
  // Whatever else differs is named.
  const edit = (file: string, before: string, after: string): void => {
    const text = readFileSync(join(made, file), "utf8");
    writeFileSync(join(made, file), text.replace(before, after));
  };
  edit("index.html", "</h1>", ".</h1>");
  edit("ja/index.html", "display: grid", "display: block");
  edit("page-data/sccj-events/page-data.json", '"pageContext"', '"context"');
  edit("feed.xml", "</feed>", "\n</feed>");
  renameSync(join(made, "robots.txt"), join(made, "robot.txt"));
  expect(siteDifferences(built, made).sort()).toEqual([
    "feed.xml",
    "index.html",
    "ja/index.html",
    "page-data/sccj-events/page-data.json",
    "robot.txt (not in the release)",
    "robots.txt (not made)",
  ]);
});
