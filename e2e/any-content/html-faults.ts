import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterMap } from "parse5";

type Node = DefaultTreeAdapterMap["node"];

const sections = new Set(["body", "main", "section", "article", "aside", "nav", "footer", "dialog", "fieldset"]);
const lists = new Set(["ul", "ol", "dl", "tbody", "nav", "fieldset"]);
const shown = new Set(["img", "svg", "iframe", "input", "select", "textarea"]);
const unseen = new Set(["script", "style", "template", "noscript", "head"]);

/** A page by what its checks need. */
export interface ReadPage {
  readonly faults: readonly string[];
  /** Addresses that its attributes name. */
  readonly addresses: readonly string[];
  readonly ids: ReadonlySet<string>;
}

interface OpenHeading {
  readonly level: number;
  /** Sections around it. */
  readonly depth: number;
  readonly text: string;
}

/** Reads a page: headings and parts without content are its faults. */
export function readPage(html: string): ReadPage {
  const faults: string[] = [];
  const addresses: string[] = [];
  const ids = new Set<string>();
  /** Headings that nothing has followed yet. */
  let open: OpenHeading[] = [];
  let contents = 0;
  let depth = 0;
  const close = (isEnded: (heading: OpenHeading) => boolean): void => {
    for (const { text } of open.filter(isEnded)) faults.push(`nothing below the heading "${text}"`);
    open = open.filter((heading) => !isEnded(heading));
  };
  const content = (): void => {
    contents += 1;
    open = [];
  };
  const look = (node: Node, hidden: boolean): void => {
    if (tree.isTextNode(node) && !hidden && /[^\s]/.test(node.value)) content();
    if (!tree.isElementNode(node)) {
      for (const child of childrenOf(node)) look(child, hidden);
      return;
    }
    const { tagName: name } = node;
    const attributes = new Map(node.attrs.map(({ name: key, value }) => [key, value]));
    addresses.push(...addressesOf(attributes));
    ids.add(attributes.get("id") ?? "");
    const isHidden = hidden || unseen.has(name) || attributes.has("hidden") || attributes.get("aria-hidden") === "true";
    const level = /^h([1-6])$/.exec(name)?.[1];
    if (level !== undefined && !isHidden) {
      close((heading) => heading.level >= Number(level));
      open.push({ level: Number(level), depth, text: textOf(node) });
      // For the addresses in it.
      for (const child of childrenOf(node)) look(child, true);
      return;
    }
    if (shown.has(name) && !isHidden) content();
    const isSection = sections.has(name) && !isHidden;
    const before = contents;
    if (isSection) depth += 1;
    for (const child of childrenOf(node)) look(child, isHidden);
    if (isHidden) return;
    if (isSection) {
      close((heading) => heading.depth >= depth);
      depth -= 1;
    }
    const isBare = (isSection && contents === before) || (lists.has(name) && !hasElements(node));
    // The results of a search come with its script.
    if (isBare && attributes.get("class") !== "search-results")
      faults.push(`nothing in <${[name, ...node.attrs.map(({ name: key, value }) => `${key}="${value}"`)].join(" ")}>`);
  };
  look(parse(html), false);
  return { faults, addresses, ids };
}

const childrenOf = (node: Node): readonly Node[] => ("childNodes" in node ? node.childNodes : []);
const hasElements = (node: Node): boolean => childrenOf(node).some((child) => tree.isElementNode(child));
const textOf = (node: Node): string => (tree.isTextNode(node) ? node.value : childrenOf(node).map(textOf).join(""));

function addressesOf(attributes: ReadonlyMap<string, string>): string[] {
  const ofMeta = attributes.get("property")?.match(/^og:(?:image|url)$/) ? [attributes.get("content")] : [];
  const named = ["href", "src", "action", "poster"].map((name) => attributes.get(name));
  const sources = attributes
    .get("srcset")
    ?.split(/,\s+/)
    .map((source) => source.split(" ")[0]);
  return [...named, ...ofMeta, ...(sources ?? [])].filter((address) => address !== undefined);
}
