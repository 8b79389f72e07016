import { cp, mkdir, rename, rm, symlink } from "node:fs/promises";
import { dirname, join, relative } from "node:path";

/** What Gatsby reads of the checkout, beside the packages. */
const sources = [
  "site",
  "content/model",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-browser.tsx",
  "gatsby-ssr.tsx",
  "package.json",
  "tsconfig.json",
  ".browserslistrc",
];

/** Tests import packages that a service does not have; the staff pages are built already. */
const isLeftOut = (path: string): boolean =>
  /\.test\.tsx?$|(?:^|[\\/])test-support$/.test(path) || path.startsWith(join("site", "admin", "dist"));

/**
 * Copies the site's code into the folder that Gatsby runs in, beside a link to the packages. Gatsby writes beside its
 * sources, and the service may not write to the code that it runs.
 */
export async function copySources(rootDir: string, folder: string): Promise<void> {
  for (const source of sources) {
    await rm(join(folder, source), { recursive: true, force: true });
    await mkdir(dirname(join(folder, source)), { recursive: true });
    await cp(join(rootDir, source), join(folder, source), {
      recursive: true,
      // An unchanged file is one that webpack need not read again.
      preserveTimestamps: true,
      filter: (path) => !isLeftOut(relative(rootDir, path)),
    });
  }
  // By a rename: a process that is killed between a removal and a new link would leave the packages without one.
  const link = join(folder, "node_modules.new");
  await rm(link, { recursive: true, force: true });
  await symlink(join(rootDir, "node_modules"), link);
  await rename(link, join(folder, "node_modules"));
}
