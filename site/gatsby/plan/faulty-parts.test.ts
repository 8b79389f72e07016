import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ownPage } from "../../../content/model/test-support/own-page";
import { writePlannedFiles } from "../output/write-planned-files";
import { realContent, testBuild } from "../test-support/test-build";
import { guarded } from "./guarded";
import { PagePlanCache } from "./page-plan-cache";
import { filePlanners, planFiles } from "./plan-files";
import { availablePages, pagePlanners, planPages } from "./plan-pages";
import type { FilePlan } from "./planned-file";

let faults: string[];
beforeEach(() => (faults = []));
afterEach(() => jest.restoreAllMocks());

const content = { ...realContent, files: [...realContent.files, ownPage("visit")] };
const build = {
  ...testBuild({ content, product: realContent.site.product, fixedPages: availablePages(realContent) }),
  onFault: (what: string, reason: string) => void faults.push(`${what}: ${reason}`),
};
const broken = (): never => {
  throw new Error("a bad file");
};
const pathsOf = (plans: readonly { readonly path: string }[]): string[] => [...new Set(plans.map(({ path }) => path))];
const allPages = planPages(build);
const allFiles = planFiles(build, allPages);

test.each(Object.keys(pagePlanners))("a fault of %s costs its pages alone, and is named", (name) => {
  const own = new Set(
    pathsOf((["en", "ja"] as const).flatMap((each) => pagePlanners[name]?.(build, each, new PagePlanCache()) ?? [])),
  );
  expect(own.size).toBeGreaterThan(0);
  const cache = new PagePlanCache();
  const before = planPages(build, cache);
  jest.spyOn(pagePlanners, name).mockImplementation(broken);
  const others = pathsOf(allPages).filter((path) => !own.has(path));
  expect(pathsOf(planPages(build))).toEqual(others);
  // Where they were planned before, they stay as they were: nothing leaves the site.
  expect(pathsOf(planPages(build, cache))).toEqual(pathsOf(before));
  expect(new Set(faults)).toEqual(new Set([`${name} in en: a bad file`, `${name} in ja: a bad file`]));
});

test.each(Object.keys(filePlanners))("a fault of the files of %s costs these alone, and is named", (name) => {
  const own = new Set(pathsOf(filePlanners[name]?.(build, allPages) ?? []));
  const { files } = new PagePlanCache();
  planFiles(build, allPages, files);
  jest.spyOn(filePlanners, name).mockImplementation(broken);
  expect(pathsOf(planFiles(build, allPages))).toEqual(pathsOf(allFiles).filter((path) => !own.has(path)));
  expect(pathsOf(planFiles(build, allPages, files))).toEqual(pathsOf(allFiles));
  expect(faults).toEqual([`${name}: a bad file`, `${name}: a bad file`]);
});

test("each file that cannot be made is named, and all others are written", async () => {
  const folder = mkdtempSync(join(tmpdir(), "faulty-parts-"));
  // One of each kind, by the end of its name.
  const kinds = new Map(allFiles.map((file) => [file.path.replace(/^.*\/|\d+/g, ""), file]));
  const plain = [...kinds.values()].map((file): FilePlan => ({ ...file, make: () => "made" }));
  try {
    for (const [at, bad] of plain.entries()) {
      faults = [];
      const site = join(folder, String(at));
      const plans = plain.map((file) => (file === bad ? { ...file, make: broken } : file));
      await writePlannedFiles(site, plans, join(folder, "list.json"), build.onFault);
      expect(plans.filter(({ path }) => !existsSync(join(site, path)))).toEqual([plans[at]]);
      expect(faults).toEqual([`/${bad.path}: a bad file`]);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("a fault of the machine is no fault of a file: it ends what is under way", async () => {
  const full = Object.assign(new Error("no space left"), { code: "ENOSPC" });
  await expect(guarded("a", build.onFault, () => Promise.reject(full))).rejects.toThrow(full);
  expect(faults).toEqual([]);
});
