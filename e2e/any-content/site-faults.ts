import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { readPage, type ReadPage } from "./html-faults";

/** Addresses that the service answers, and pictures that it draws later. */
const services = /^\/(?:api|share|admin-assets)\//;

interface Site {
  readonly folder: string;
  readonly contentDir: string;
  readonly publicUrl: string;
}

/** Paths of the pages of a site. */
export function pagesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map(({ parentPath, name }) => `/${join(relative(folder, parentPath), name).replace(/(?:^|\/)index\.html$/, "")}`)
    .sort();
}

/** What the HTML of any page of the site says is wrong with it: "path: fault". `foreign` finds names of another chamber. */
export function siteFaults(site: Site, foreign: RegExp): string[] {
  const read = new Map<string, ReadPage>();
  const faults: string[] = [];
  const pages = pagesOf(site.folder);
  for (const path of pages) {
    const html = readFileSync(fileOf(site.folder, path) ?? "", "utf8");
    const page = readPage(html);
    read.set(path, page);
    faults.push(...page.faults.map((fault) => `${path}: ${fault}`));
    const [name] = html.match(foreign) ?? [];
    if (name !== undefined) faults.push(`${path}: names ${name}`);
  }
  for (const path of pages)
    for (const address of new Set(read.get(path)?.addresses))
      if (!leadsSomewhere(site, path, address, read)) faults.push(`${path}: a link to ${address || "nothing"}`);
  return faults;
}

function leadsSomewhere(
  { folder, contentDir, publicUrl }: Site,
  path: string,
  address: string,
  read: ReadonlyMap<string, ReadPage>,
): boolean {
  if (!URL.canParse(address, publicUrl + path) || /undefined|null/.test(address)) return false;
  const { protocol, host, pathname, hash } = new URL(address, publicUrl + path);
  if (protocol === "mailto:") return /:./.test(address);
  if (host !== new URL(publicUrl).host) return true;
  const name = decodeURIComponent(pathname).replace(/(?<=.)\/$/, "");
  if (services.test(name)) return true;
  if (hash !== "") return read.get(name)?.ids.has(decodeURIComponent(hash.slice(1))) === true;
  return read.has(name) || [folder, contentDir].some((root) => fileOf(root, name) !== undefined);
}

function fileOf(root: string, path: string): string | undefined {
  const files = [join(root, path), join(root, path, "index.html")];
  return files.find((file) => existsSync(file) && statSync(file).isFile());
}
