import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { releaseDifferences } from "../../scripts/release-differences";
import { startedProduct } from "./started-product";

// Every page is rendered again.
jest.setTimeout(300_000);

test("every page of the live release, which Gatsby built, is what the renderer makes of its content", async () => {
  const { dataDir, repository } = startedProduct();
  const siteFolder = join(realpathSync(join(dataDir, "releases", "current")), "site");
  const manifest = readFileSync(join(dirname(siteFolder), "release.json"), "utf8");
  const { commit, builtOn } = JSON.parse(manifest) as { commit: string; builtOn: string };
  const folder = mkdtempSync(join(tmpdir(), "check-release-"));
  try {
    const archive = execFileSync("git", ["archive", commit, "content"], { cwd: repository, maxBuffer: 1e9 });
    execFileSync("tar", ["-x", "-C", folder], { input: archive });
    const rendererFolder = join(folder, "renderer");
    const [code = ""] = readdirSync(join(dataDir, "renderer"));
    cpSync(join(dataDir, "renderer", code), rendererFolder, { recursive: true, verbatimSymlinks: true });
    const contentDir = join(folder, "content");
    expect(await releaseDifferences({ siteFolder, contentDir, builtOn, rendererFolder })).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
