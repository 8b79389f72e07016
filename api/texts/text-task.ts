import { plainParagraph } from "../../content/model/markdown/markdown-html";
import type { Reading } from "../../content/model/markdown/known-readings";
import type { Bilingual } from "../../content/model/text/language";
import type { Fault, PlacedFault } from "../../content/model/problems/fault";

/** What the worker is asked: to convert a text that is saved, to make HTML of Markdown, or whether languages disagree. */
export type TextTask =
  | { readonly kind: "save"; readonly text: string; readonly isHtml: boolean }
  | { readonly kind: "html"; readonly markdown: readonly string[] }
  | { readonly kind: "compare"; readonly pairs: readonly Bilingual[] };

/** The Markdown of a text that is saved, and what is made of it. */
export interface ConvertedText extends Reading {
  readonly markdown: string;
  /** What the HTML that was sent had, and its Markdown has not. */
  readonly leftOut?: readonly Fault[];
}

/** A text that is saved, or why it is refused. */
export type SavedText = ConvertedText | { readonly refused: PlacedFault };

export type TextResult<Task extends TextTask> = {
  readonly save: SavedText;
  readonly html: readonly string[];
  readonly compare: boolean;
}[Task["kind"]];

// Letters, digits and marks that begin nothing in Markdown or HTML, single spaces and line breaks.
const plainWords = /^(?:[\p{L}\p{M}\p{N}.,;'"?!()%、。！？（）「」：・ー～]| (?! )|\n(?!\n))*$/u;

/**
 * True for a short text of words. What is left of such a text for the parsers takes at most
 * its length squared, which is a million steps.
 */
export const isPlainWords = (markdown: string): boolean => markdown.length <= 1_000 && plainWords.test(markdown);

/** What visitors see of a text that cannot be converted in time. */
export const unconverted = plainParagraph;
