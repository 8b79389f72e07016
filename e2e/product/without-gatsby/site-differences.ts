import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What of a built site nothing but Gatsby's browser bundles and its own builds read. */
const gatsbys = /^(?:[^/]+\.css|webpack\.stats\.json|page-data\/app-data\.json)$/;
/** What the service adds to any site: compressed copies, the content's media, pictures for sharing, which are drawn later. */
const services = /\.(?:br|gz)$|^(?:media|share)\//;

/** In the names of fonts webpack has a hash of their bytes. */
const hashOfFont = /(static\/[\w-]+)-[0-9a-f]{32}(?=\.woff2)/g;

/** Files that only one of two sites has, and those that differ in more than what is Gatsby's own. */
export function siteDifferences(built: string, made: string): string[] {
  const [before, after] = [filesOf(built), filesOf(made)];
  const inBoth = [...before.keys()].filter((file) => after.has(file));
  const differing = inBoth.filter(
    (file) => !comparable(before.get(file) ?? "").equals(comparable(after.get(file) ?? "")),
  );
  return [
    ...[...before.keys()].filter((file) => !after.has(file)).map((file) => `${file} (not made)`),
    ...[...after.keys()].filter((file) => !before.has(file)).map((file) => `${file} (not in the release)`),
    ...differing,
  ];
}

/** The files of a site: what is the same in both, to their absolute paths. */
function filesOf(site: string): ReadonlyMap<string, string> {
  const files = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(site.length + 1))
    .filter((file) => !gatsbys.test(file) && !services.test(file));
  // The fonts of earlier headings stay in a release until all its pages are rendered.
  const pages = files.filter((file) => file.endsWith(".html")).map((file) => readFileSync(join(site, file), "utf8"));
  const isAsked = (file: string): boolean => !file.startsWith("fonts/") || pages.some((html) => html.includes(file));
  return new Map(files.filter(isAsked).map((file) => [file.replace(hashOfFont, "$1"), join(site, file)]));
}

function comparable(path: string): Buffer {
  const bytes = readFileSync(path);
  if (path.endsWith(".html")) return Buffer.from(withoutGatsbysMarks(bytes.toString()).replace(hashOfFont, "$1"));
  if (path.endsWith("page-data.json")) return Buffer.from(withoutGatsbysKeys(bytes.toString()));
  return bytes;
}

function withoutGatsbysMarks(html: string): string {
  return (
    html
      // Its advertisement.
      .replace(/<meta name="generator" content="Gatsby [^"]*"\/>/, "")
      // By this its runtime, which no page loads, finds what it may take out of a head.
      .replaceAll(' data-gatsby-head="true"', "")
      // The router's wrapper; no style sheet and no script looks for it.
      .replace(/<div id="gatsby-focus-wrapper">(.*)<\/div>((?:<link\b[^>]*>)*<\/div><\/body>)/s, "$1$2")
      .replace(
        /(<style)( data-href="[^"]*" data-identity="gatsby-global-css")?>(.*?)<\/style>/gs,
        (_, start: string, __, css: string) => `${start}>${withoutPrefixes(css)}</style>`,
      )
  );
}

function withoutPrefixes(css: string): string {
  return (
    css
      // What autoprefixer adds for browsers of its list.
      .replace(/\n *-webkit-([\w-]+): ([^;]+);(?=\n *\1: \2;)/g, "")
      // postcss-flexbugs-fixes writes the default that Internet Explorer does not know.
      .replaceAll("flex: 1 1;", "flex: 1;")
      // Blank lines between the sheets that it joins, the indentation that autoprefixer gives to what it prefixed.
      .replace(/\n\s*/g, "\n")
      .trim()
  );
}

type PageData = Record<string, unknown> & {
  readonly result: { readonly data: { readonly locales: { edges: Edge[] } } };
};
interface Edge {
  readonly node: { readonly ns: string };
}

function withoutGatsbysKeys(text: string): string {
  // By these its runtime finds a page's bundle and its queries.
  const { componentChunkName: _, staticQueryHashes: __, slicesMap: ___, ...data } = JSON.parse(text) as PageData;
  // In the order in which it came across the files of words.
  data.result.data.locales.edges.sort((a, b) => a.node.ns.localeCompare(b.node.ns));
  return JSON.stringify(data);
}
