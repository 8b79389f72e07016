import type { Tokens } from "marked";

const codeLanguage = /^[\w+#.-]{0,20}$/;
/** A longer line of tildes is decoration. */
const mostTildes = 4;
/** The signs of a fence. */
const fence = /^ {0,3}(`{3,}|~{3,})/;

/** Tells the programs of one text from lines that look like their fences. */
export class CodeFences {
  /** Fences that close what is text, by the length of the text from there on: they open nothing. */
  readonly #ends = new Set<number>();
  /** For each sign the last fence that nothing closes: from there on nothing closes another one. */
  readonly #unclosed = new Map<string, { readonly text: string; readonly signs: string }>();

  /** The program at the beginning of a text, as `read` finds it; undefined when its author took it for no program. */
  at(text: string, read: (text: string) => Tokens.Code | undefined): Tokens.Code | undefined {
    const [, signs = ""] = fence.exec(text) ?? [];
    const sign = signs.charAt(0);
    const known = this.#unclosed.get(sign);
    if (sign === "" || this.#ends.has(text.length)) return undefined;
    if (known && signs.startsWith(known.signs) && known.text.endsWith(text)) return undefined;
    const token = read(text);
    if (token === undefined) return undefined;
    const end = token.raw.lastIndexOf("\n", token.raw.trimEnd().length - 1) + 1;
    const last = token.raw.slice(end).trim();
    if (end === 0 || !last.startsWith(signs) || last !== sign.repeat(last.length)) {
      this.#unclosed.set(sign, { text, signs });
      return undefined;
    }
    if (codeLanguage.test(token.lang ?? "") && !(sign === "~" && signs.length > mostTildes)) return token;
    this.#ends.add(text.length - end);
    return undefined;
  }
}
