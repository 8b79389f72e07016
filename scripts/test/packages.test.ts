import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      resolved: z.string().optional(),
      integrity: z.string().optional(),
      link: z.boolean().optional(),
      inBundle: z.boolean().optional(),
    }),
  ),
});
const { packages } = Lock.parse(JSON.parse(readFileSync(join(__dirname, "../..", "package-lock.json"), "utf8")));

test("every package is of one version and one content, and comes from the registry", () => {
  const installed = Object.entries(packages).filter(([path]) => path !== "");
  expect(installed.length).toBeGreaterThan(1000);
  const others = installed.filter(
    // What lies in another package has that one's checksum.
    ([, { version, resolved, integrity = "", link, inBundle }]) =>
      version === undefined ||
      resolved !== undefined ||
      link === true ||
      !(inBundle || integrity.startsWith("sha512-")),
  );
  expect(others.map(([path]) => path)).toEqual([]);
});

test("a package runs nothing of its own while it is installed", () => {
  const npm = readFileSync(join(__dirname, "../..", ".npmrc"), "utf8").split("\n");
  expect(npm).toContain("ignore-scripts=true");
});

test("packages carry a caret; Gatsby's, which the renderer knows from within, and what judges the code are exact", () => {
  const Packages = z.record(z.string(), z.string());
  const { dependencies, devDependencies } = z
    .object({ dependencies: Packages, devDependencies: Packages })
    .parse(JSON.parse(readFileSync(join(__dirname, "../..", "package.json"), "utf8")));
  const wrong = Object.entries({ ...dependencies, ...devDependencies }).filter(([name, range]) => {
    const isExact = /^(?:gatsby(?:-.*)?|oxfmt|oxlint|oxlint-tsgolint)$/.test(name);
    return !(isExact ? /^\d+\.\d+\.\d+$/ : /^\^\d+\.\d+\.\d+$/).test(range);
  });
  expect(wrong).toEqual([]);
});
