import type { TokenizerExtension } from "marked";

const label =
  /^\*\*(?:([^\s*][^*\n]{0,60}[:：][ \u3000]+)\*\*(?=\S)|([^\s*][^*\n]{0,60}[ \u3000]+)\*\*(?=[:：])|([ \u3000][^*\n]{1,80}[ \u3000])\*\*(?=[ \t]*(?:\n|$)))/;

/** Bold at the beginning of a line with its blanks inside, as editors export it: "**Date: **Friday", "**Date **: Friday", "** Note **". */
export const spacedLabel: TokenizerExtension = {
  name: "spacedLabel",
  level: "inline",
  tokenizer(src, before) {
    const last = before.at(-1);
    if (!src.startsWith("**") || (last !== undefined && last.type !== "br" && !last.raw.endsWith("\n")))
      return undefined;
    const [raw, ...texts] = label.exec(src) ?? [];
    const text = texts.find((each) => each !== undefined);
    return raw === undefined || text === undefined
      ? undefined
      : { type: "strong", raw, text, tokens: this.lexer.inlineTokens(text) };
  },
};
