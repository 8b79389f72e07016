import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { z } from "zod";
import { copySources } from "../../api/publish/build/copy-sources";
import { rootDir } from "../../api/support/root-dir";

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({ dev: z.boolean().optional(), devOptional: z.boolean().optional(), optional: z.boolean().optional() }),
  ),
});
let folder: string;
const before = process.cwd();
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "browser-scripts-")));
});
afterEach(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true, force: true });
});

/** What `npm ci --omit=dev` installs, as paths of folders: packages within packages come with theirs. */
function packagesOfService(): string[] {
  const { packages } = Lock.parse(JSON.parse(readFileSync(join(rootDir, "package-lock.json"), "utf8")));
  return Object.entries(packages).flatMap(([path, { dev, devOptional, optional }]) =>
    /^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(path) &&
    !dev &&
    !devOptional &&
    (!optional || existsSync(join(rootDir, path)))
      ? [path]
      : [],
  );
}

test("the scripts of public pages are built by the packages of a service, where nothing can be written beside them", async () => {
  await copySources(rootDir, folder);
  const packages = join(folder, "node_modules");
  rmSync(packages);
  mkdirSync(packages);
  for (const path of packagesOfService()) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(join(rootDir, path), join(folder, path));
  }
  // A file in place of the folder that Vite writes its configuration to; permissions would not hold root.
  writeFileSync(join(packages, ".vite-temp"), "");
  process.chdir(folder);
  const { browserScripts, buildBrowserScripts } = await import("../../site/gatsby/gatsby-api/browser-scripts");
  await buildBrowserScripts();
  expect(Object.keys(browserScripts())).toEqual(expect.arrayContaining(["boot"]));
});
