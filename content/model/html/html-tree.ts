/** A node of parsed HTML: a text, or an element. */
export type HtmlNode = string | HtmlElement;

/** An element as any parser reads it, names in lower case. */
export interface HtmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly HtmlNode[];
}

/** How to read the nodes of a parser, the browser's or the server's. */
export interface TreeReader<N> {
  readonly text: (node: N) => string | undefined;
  /** Undefined for comments and the like. */
  readonly element: (node: N) => Omit<HtmlElement, "children"> | undefined;
  readonly children: (node: N) => Iterable<N>;
}

// Deeper HTML comes from no editor, and recursion would end the process.
const deepest = 200;

/** The element of a parser's node with all that is in it; undefined when it is nested too deeply to be read (R8.5). */
export function readTree<N>(node: N, reader: TreeReader<N>, depth = 0): HtmlElement | undefined {
  const element = reader.element(node);
  if (element === undefined || depth > deepest) return undefined;
  const children: HtmlNode[] = [];
  for (const child of reader.children(node)) {
    const text = reader.text(child);
    if (text !== undefined) children.push(text);
    else if (reader.element(child) !== undefined) {
      const read = readTree(child, reader, depth + 1);
      if (read === undefined) return undefined;
      children.push(read);
    }
  }
  return { ...element, children };
}

/** The inline style of an element, in lower case; pasted elements keep it where no browser applies it. */
export const styleOf = ({ attributes }: HtmlElement): string =>
  (attributes["data-style"] ?? attributes["style"] ?? "").toLowerCase();

/** All text in an element. */
export function textOf(node: HtmlNode): string {
  if (typeof node === "string") return node;
  return node.name === "br" ? "\n" : node.children.map(textOf).join("");
}

/** True when an element, or one in it, fits. */
export function contains({ children }: HtmlElement, fits: (element: HtmlElement) => boolean): boolean {
  return children.some((child) => typeof child !== "string" && (fits(child) || contains(child, fits)));
}

/** The outermost elements in an element whose name fits. */
export function elementsIn({ children }: HtmlElement, name: RegExp): HtmlElement[] {
  return children.flatMap((child) => {
    if (typeof child === "string") return [];
    return name.test(child.name) ? [child] : elementsIn(child, name);
  });
}

/** True when a reader sees text in it. */
export const hasText = (node: HtmlNode): boolean =>
  typeof node === "string" ? node.trim() !== "" : node.children.some(hasText);

/** The same with the lines of its texts as a browser breaks them where white space counts. */
export function withBreaks(node: HtmlNode): HtmlNode {
  if (typeof node !== "string") return { ...node, children: node.children.map(withBreaks) };
  const lineBreak: HtmlElement = { name: "br", attributes: {}, children: [] };
  const children = node.split("\n").flatMap((line, at) => (at === 0 ? [line] : [lineBreak, line]));
  return { name: "span", attributes: {}, children };
}
