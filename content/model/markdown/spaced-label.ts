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
    const match = label.exec(src);
    // Of the three forms one is there.
    const text = match?.slice(1).join("") ?? "";
    return match ? { type: "strong", raw: match[0], text, tokens: this.lexer.inlineTokens(text) } : undefined;
  },
};
