import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rootDir } from "../../api/support/root-dir";

const config = `module.exports = { trailingSlash: "never" };\n`;
const node = `const pages = require("./pages.json");
exports.createPages = ({ actions }) => {
  for (const { path, title, body } of pages)
    actions.createPage({ path, component: require.resolve("./page.js"), context: { title, body } });
};
`;
const template = `import * as React from "react";
export default ({ pageContext: { title, body } }) => (
  <main><h1>{title}</h1><div dangerouslySetInnerHTML={{ __html: body }} /></main>
);
export const Head = ({ pageContext: { title } }) => <title>{title}</title>;
`;

/** A Gatsby site as small as it gets, with a page at every address that another site has. */
export interface MinimalSite {
  readonly folder: string;
  readonly pages: number;
  /** Changes the text of one page. */
  edit(text: string): void;
}

/** Makes the site in a folder out of one that Gatsby built: same addresses, one HTML text of the usual length on each. */
export function minimalSite(folder: string, builtSite: string, body: string): MinimalSite {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  symlinkSync(join(rootDir, "node_modules"), join(folder, "node_modules"));
  const paths = pagesOf(builtSite);
  const write = (edited: string): void => {
    const pages = paths.map((path, number) => ({
      path,
      title: `Page ${String(number)}`,
      body: number === 0 ? edited : body,
    }));
    writeFileSync(join(folder, "pages.json"), JSON.stringify(pages));
  };
  write(body);
  // Gatsby builds only what depends on it.
  const manifest = { name: "minimal", version: "1.0.0", private: true, dependencies: { gatsby: "*" } };
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  writeFileSync(join(folder, "gatsby-config.js"), config);
  writeFileSync(join(folder, "gatsby-node.js"), node);
  writeFileSync(join(folder, "page.js"), template);
  return { folder, pages: paths.length, edit: (text) => write(`${body}<p>${text}</p>`) };
}

/** The addresses of Gatsby's own pages; what else lies in the site, redirects say, is no page. */
function pagesOf(builtSite: string): string[] {
  return readdirSync(join(builtSite, "page-data"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name === "page-data.json")
    .map((entry) => JSON.parse(readFileSync(join(entry.parentPath, entry.name), "utf8")) as { path: string })
    .map(({ path }) => path)
    .sort();
}
