import { leftOutKinds, type Block, type LeftOut } from "./blocks";
import type { HtmlElement } from "./html-tree";
import { readBlocks, type Reading } from "./read-blocks";
import { writeMarkdown } from "./write-markdown";

/** HTML as Markdown (R8.5). */
export interface ConvertedHtml {
  readonly markdown: string;
  readonly leftOut: readonly LeftOut[];
  /** The addresses of the links and pictures that are left out. */
  readonly lost: Readonly<Record<"links" | "pictures", readonly string[]>>;
  /** False for a text in which nothing is formatted. */
  readonly isFormatted: boolean;
}

/**
 * What an editor, a mail, Word or a spreadsheet wrote as HTML: every word, every link and the shape of its tables as
 * Markdown, and nothing that is HTML but line breaks in cells. Needs time in proportion to the HTML.
 * @param body the parsed HTML
 * @param source the same as text, for the style sheet of Word's clipboard
 */
export function htmlToMarkdown(body: HtmlElement, source: string): ConvertedHtml {
  const reading: Reading = {
    isTightWord: isTightWord(source),
    leftOut: new Map(),
    isFormatted: false,
    hasTitle: false,
  };
  const blocks = readBlocks(body, reading);
  const lost = (kind: LeftOut): readonly string[] => [...(reading.leftOut.get(kind) ?? [])];
  return {
    markdown: writeMarkdown(blocks, { headingsDown: reading.hasTitle }),
    leftOut: leftOutKinds.filter((kind) => reading.leftOut.has(kind)),
    lost: { links: lost("links"), pictures: lost("pictures") },
    isFormatted: reading.isFormatted || reading.leftOut.size > 0 || blocks.some(isFormatted),
  };
}

const isFormatted = (block: Block): boolean =>
  block.kind !== "line" || block.runs.some(({ marks, picture }) => picture || Object.values(marks).some(Boolean));

/** True when the style sheet of Word's clipboard draws its paragraphs without a gap. */
function isTightWord(html: string): boolean {
  const style = /p\.MsoNormal[^{]{0,500}\{([^}]{0,2000})\}/.exec(html)?.[1] ?? "";
  const bottom = /margin-bottom:\s*([\d.]+)/.exec(style)?.[1];
  return bottom === undefined ? /margin:\s*0/.test(style) : Number(bottom) < 1;
}
