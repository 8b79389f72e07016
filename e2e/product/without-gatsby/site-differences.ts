import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What of a built site nothing but Gatsby's browser bundles and its own builds read. */
const gatsbys = /^(?:[^/]+\.css|webpack\.stats\.json|page-data\/app-data\.json)$/;
/** What the service adds to any site: compressed copies, the content's media, pictures for sharing, which are drawn later. */
const services = /\.(?:br|gz)$|^(?:media|share)\//;

/** Files that only one of two sites has, and those that differ in more than what is Gatsby's own. */
export function siteDifferences(built: string, made: string): string[] {
  const [before, after] = [filesOf(built), filesOf(made)];
  const known = new Set(after);
  const missing = before.filter((file) => !known.delete(file));
  const differing = before.filter(
    (file) => !missing.includes(file) && !comparable(built, file).equals(comparable(made, file)),
  );
  return [
    ...missing.map((file) => `${file} (not made)`),
    ...[...known].map((file) => `${file} (not in the release)`),
    ...differing,
  ];
}

function filesOf(site: string): string[] {
  return readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(site.length + 1))
    .filter((file) => !gatsbys.test(file) && !services.test(file));
}

function comparable(site: string, file: string): Buffer {
  const bytes = readFileSync(join(site, file));
  if (file.endsWith(".html")) return Buffer.from(withoutGatsbysMarks(bytes.toString()));
  if (file.endsWith("page-data.json")) return Buffer.from(withoutGatsbysKeys(bytes.toString()));
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
      .replace(/<div id="gatsby-focus-wrapper">(.*)<\/div>(<\/div><\/body>)/s, "$1$2")
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
