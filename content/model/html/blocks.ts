/** How a piece of text is marked. Equal links are different ones, so that two in a row stay two. */
export interface Marks {
  readonly strong?: boolean;
  readonly em?: boolean;
  readonly struck?: boolean;
  readonly code?: boolean;
  /** Letters above or below the line that have no characters of their own: an exponent, an index. */
  readonly raised?: "sup" | "sub";
  readonly link?: { readonly href: string };
}

/** A piece of text with equal marks, or a picture; "\n" in it is a line break. */
export interface Run {
  readonly text: string;
  readonly marks: Marks;
  /** `src` is undefined for a picture that is not kept. */
  readonly picture?: { readonly src: string | undefined; readonly alt: string };
}

/** Text that stands by itself. */
export interface Line {
  readonly kind: "line";
  /** Drawn without a gap to a tight neighbour. Without text it separates. */
  readonly tight: boolean;
  readonly runs: readonly Run[];
}

export interface List {
  readonly kind: "list";
  readonly ordered: boolean;
  /** Each with its number, undefined for a bullet. */
  readonly items: { readonly number: number | undefined; readonly blocks: Block[] }[];
}

/** What Markdown has for a text: formatted text without anything of HTML but raised letters. */
export type Block =
  | Line
  | List
  | { readonly kind: "heading"; readonly level: number; readonly runs: readonly Run[] }
  | { readonly kind: "quote"; readonly blocks: readonly Block[] }
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "rule" }
  /** Rows of equal length; a cell holds blocks. */
  | { readonly kind: "table"; readonly rows: readonly (readonly (readonly Block[])[])[] };

/** What formatting loses because Markdown, or the website, does not have it; the most important first. */
export const leftOutKinds = ["comments", "pictures", "links", "underline", "colours", "mergedCells"] as const;
export type LeftOut = (typeof leftOutKinds)[number];

/** True for runs without anything that a reader sees. */
export const isBlank = (runs: readonly Run[]): boolean =>
  runs.every(({ text, picture }) => text.trim() === "" && picture === undefined);
