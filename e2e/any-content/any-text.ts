import type { Choices } from "./choices";

const syllables = ["ba", "ren", "ko", "mi", "sul", "ta", "vor", "nel", "pi", "dra", "shu", "gan", "leo", "tri", "fen"];
const letters = Array.from("会商東京大阪業務連合海外交流支援情報一般社団法人在日地域振興協会州国際のとカタクスラ、");
const lengths = [3, 11, 24, 48, 90];

/** Words of so many letters at most; one of them may be as long as words of German are. */
export function anyEnglish(choices: Choices, place: string, max: number): string {
  const length = Math.min(max, choices.one(`${place} length`, lengths));
  let text = "";
  for (let word = 0; text.length < length; word += 1) {
    const count = choices.one(`${place} ${String(word)}`, [1, 2, 2, 3, 3, 4, 4, 5, 13]);
    const parts = Array.from({ length: count }, (_, at) =>
      choices.one(`${place} ${String(word)} ${String(at)}`, syllables),
    );
    text += `${text === "" ? "" : " "}${parts.join("")}`;
  }
  const cut = text.slice(0, length).trim();
  return cut.charAt(0).toUpperCase() + cut.slice(1);
}

/** The same in Japanese, without blanks. */
export function anyJapanese(choices: Choices, place: string, max: number): string {
  const length = Math.min(max, choices.one(`${place} length`, lengths));
  const text = Array.from({ length }, (_, at) => choices.one(`${place} ${String(at)}`, letters));
  return text.join("").replace(/^、|、(?=、)|、$/g, "会");
}

export const anyText = (choices: Choices, place: string, max: number) => ({
  en: anyEnglish(choices, `${place}.en`, max),
  ja: anyJapanese(choices, `${place}.ja`, max),
});

/** Kinds of text that staff write in Markdown. */
const blocks = (text: string, picture: string): readonly string[] => [
  text,
  `## ${text}\n\n${text}`,
  `## ${text}\n\n${text}\n\n### ${text}\n\n${text}`,
  `#### ${text}\n\n${text}\n\n# ${text}\n\n${text}`,
  `- ${text}\n- **${text}**\n  1. ${text}`,
  `| ${text} | ${text} | ${text} |\n| --- | --- | --- |\n| ${text} | 1 | ${text} |`,
  `<https://www.example.com/${"long-".repeat(12)}address>`,
  `![${text}](${picture})`,
  `> ${text}\n\n---\n\n\`${"code".repeat(20)}\``,
];

/** A body of some blocks. */
export function anyBody(choices: Choices, place: string, line: (place: string) => string, picture: string): string {
  const count = choices.one(`${place} count`, [1, 2, 3, 7]);
  return Array.from({ length: count }, (_, at) => {
    const own = `${place} ${String(at)}`;
    return choices.one(own, blocks(line(own), picture));
  }).join("\n\n");
}
