import { Tokenizer, type Tokens } from "marked";

// Han, kana, Hangul, their punctuation and the full-width forms; the last range picks variants of the ideograph before it.
const cjk =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Bopomofo}\u3001-\u303f\u3200-\u33ff\ufe30-\ufe4f\uff01-\uffee\u{e0100}-\u{e01ef}]/u;
const runs = { "*": /(?<=([^*]))\*+(?=([^*]))/gsu, "~": /(?<=([^~]))~+(?=([^~]))/gsu } as const;
type Mark = keyof typeof runs;

interface Reading {
  /** The text with letters put on both sides of each mark in CJK text, so that the mark can open and close. */
  readonly text: string;
  /** Where those marks begin. */
  readonly joints: ReadonlySet<number>;
}

/**
 * Emphasis that works in Japanese. CommonMark decides by spaces and punctuation whether marks open or close, and
 * Japanese has no spaces: `**12月4日(金)**まで` stays as typed there. Here marks with a CJK character on one side, and
 * no space on either, may do both, as CommonMark's issue 650 proposes; all other text is read as before. `_` is left
 * alone: it does not work inside words anywhere. Texts also stay as written where GitHub's Markdown strikes them out by
 * single tildes, or makes a heading of the line above dashes.
 */
export class CjkTokenizer extends Tokenizer {
  // Every mark of a text asks about the same text.
  readonly #readings = new Map<Mark, { readonly of: string; readonly reading: Reading }>();

  override emStrong(src: string, maskedSrc: string, prevChar = ""): Tokens.Em | Tokens.Strong | undefined {
    if (!src.startsWith("*")) return super.emStrong(src, maskedSrc, prevChar);
    return super.emStrong(src, ...this.#read("*", src, maskedSrc, prevChar));
  }

  override del(src: string, maskedSrc: string, prevChar = ""): Tokens.Del | undefined {
    // A single tilde separates times: 10:00~12:00.
    if (!src.startsWith("~~")) return undefined;
    return super.del(src, ...this.#read("~", src, maskedSrc, prevChar));
  }

  /** Nothing: a line of dashes below a text divides, it does not make the text a heading. */
  override lheading(): undefined {
    return undefined;
  }

  #read(mark: Mark, src: string, masked: string, previous: string): [masked: string, previous: string] {
    const known = this.#readings.get(mark);
    const reading = known?.of === masked ? known.reading : readAsWords(mark, masked);
    if (reading !== known?.reading) this.#readings.set(mark, { of: masked, reading });
    // Nothing before it: the mark may open whatever follows.
    return [reading.text, reading.joints.has(masked.length - src.length) ? "" : previous];
  }
}

function readAsWords(mark: Mark, text: string): Reading {
  const joints = new Set<number>();
  const units = text.split("");
  const letter = (at: number, character: string): void => {
    // Marks of another kind stay what they are.
    if (!/[*_~]/.test(character)) for (let unit = 0; unit < character.length; unit += 1) units[at + unit] = "a";
  };
  for (const { 0: run, 1: before = "", 2: after = "", index } of text.matchAll(runs[mark])) {
    if (/\s/.test(before + after) || !(cjk.test(before) || cjk.test(after))) continue;
    joints.add(index);
    letter(index - before.length, before);
    letter(index + run.length, after);
  }
  return { text: units.join(""), joints };
}
