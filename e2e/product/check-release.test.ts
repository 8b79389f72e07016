import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { ItemHistories } from "../../api/history/item-histories";
import { SiteHistories } from "../../api/history/site-histories";
import type { Release } from "../../api/publish/release/release";
import { openContentHistory } from "../../api/store/open-content-history";
import { releaseDifferences } from "../../scripts/site/release-differences";
import { productNow } from "./clock";
import { startedProduct } from "./started-product";

const refuse = (event: object): never => {
  throw new Error(JSON.stringify(event));
};

test("every page of the live release, which Gatsby built, is what the renderer makes of its content", async () => {
  const { dataDir, repository } = startedProduct();
  const siteFolder = join(realpathSync(join(dataDir, "releases", "current")), "site");
  const manifest = readFileSync(join(dirname(siteFolder), "release.json"), "utf8");
  const { commit, builtOn, hidden } = JSON.parse(manifest) as Pick<Release, "commit" | "builtOn" | "hidden">;
  const folder = mkdtempSync(join(tmpdir(), "check-release-"));
  const history = await openContentHistory(join(repository, "content"));
  try {
    const archive = execFileSync("git", ["archive", commit, "content"], { cwd: repository, maxBuffer: 1e9 });
    execFileSync("tar", ["-x", "-C", folder], { input: archive });
    const rendererFolder = join(folder, "renderer");
    const [code = ""] = readdirSync(join(dataDir, "renderer"));
    cpSync(join(dataDir, "renderer", code), rendererFolder, { recursive: true, verbatimSymlinks: true });
    const contentDir = join(folder, "content");
    const histories =
      history && (await new SiteHistories(history, new ItemHistories(history), refuse).at(productNow(), { hidden }));
    expect(await releaseDifferences({ siteFolder, contentDir, builtOn, histories, rendererFolder })).toEqual([]);
  } finally {
    history?.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
