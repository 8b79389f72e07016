import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A template of pages, below `site/`. */
export type Template = `${string}/${string}Page.tsx`;

const isTemplate = (path: string): path is Template => /^[^/]+\/[^/]+Page\.tsx$/.test(path);

/** Every template below a folder `site`: the components that ask Gatsby for words. */
export function findTemplates(folder: string): Template[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(join(folder, name)).map((file) => `${name}/${file}`))
    .filter(isTemplate)
    .filter((path) => /^export const query = graphql/m.test(readFileSync(join(folder, path), "utf8")));
}
