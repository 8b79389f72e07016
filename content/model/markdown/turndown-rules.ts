import type TurndownService from "turndown";

/** Turndown's options for the Markdown of this site, in which an Enter is a line break. */
export const turndownOptions: TurndownService.Options = {
  headingStyle: "atx",
  bulletListMarker: "-",
  codeBlockStyle: "fenced",
  emDelimiter: "*",
  hr: "---",
};

const invisible = ["script", "style", "iframe", "object", "embed", "noscript", "template", "title"];
const webAddress = /(https?:\/\/[^\s<>\\"'`*、。（）「」]+)/;
// A text that would begin a list, heading, quotation or divider.
const lineStart = /^(\s*)(?=(?:[-+>]|#{1,6})(?:\s|$)|-{2,}\s*$)/;

/** A text without meaning as Markdown or HTML; web addresses stay readable. */
function escapeText(text: string): string {
  const escaped = text
    .split(webAddress)
    .map((part, index) => (index % 2 === 1 ? part : escapeWords(part)))
    .join("");
  return escaped.replace(lineStart, "$1\\").replace(/^(\s*\d{1,9})(?=[.)](?:\s|$))/, "$1\\");
}

function escapeWords(text: string): string {
  const escaped = text.replace(/[\\*`[]|_(?!\w)|(?<!\w)_|~(?=~)|&(?=#?\w{1,31};)/gi, "\\$&");
  // A web address before it would take a backslash along.
  return escaped.replace(/<(?=[a-z/!?])/gi, "&lt;");
}

/** What Turndown lacks: nothing becomes HTML, tables, struck out text. */
export function withRules(service: TurndownService): TurndownService {
  service.remove(invisible as TurndownService.TagName[]);
  service.escape = escapeText;
  service.addRule("struckOut", {
    filter: (node) => ["DEL", "S", "STRIKE"].includes(node.nodeName),
    replacement: (text) => (text.trim() === "" ? "" : `~~${text}~~`),
  });
  service.addRule("cell", {
    filter: ["td", "th"],
    replacement: (text) =>
      ` ${text
        .trim()
        .replace(/\s*\n\s*/g, " ")
        .replaceAll("|", "\\|")} |`,
  });
  service.addRule("row", {
    filter: "tr",
    // GitHub's Markdown has no table without a head: it is the first row.
    replacement: (cells, row) => `|${cells}\n${isFirstRow(row) ? `|${" --- |".repeat(row.childElementCount)}\n` : ""}`,
  });
  service.addRule("rows", { filter: ["thead", "tbody", "tfoot"], replacement: (rows) => rows });
  return service;
}

const isFirstRow = (row: HTMLElement): boolean => row.closest("table")?.querySelector("tr") === row;
