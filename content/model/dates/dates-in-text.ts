const weekday = "(?:Sun|Mon|Tue|Wed|Thu|Fri|Sat)[a-z]*";
const month =
  "(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\\.?";
const english = `(?:${weekday}, )?(?:${month} \\d{1,2}(?:, \\d{4})?|\\d{1,2} ${month}(?: \\d{4})?)(?!\\d)`;
const japanese = "(?:\\d{4}年)?\\d{1,2}月\\d{1,2}日(?:[（(][月火水木金土日祝・]{1,3}[）)])?|\\d{4}年(?:\\d{1,2}月)?";
// "3年分", "2営業日", "1億円": a Japanese line may break between any two letters.
const counted = "\\d[\\d,.]{0,12}[万億]?(?:年[分間]?|か月|営業日|日間?|時間|名|社|人|件|回|円)";
// "year-end", "non-profit"; a longer one may have to break on a narrow screen.
const compound = "(?<![\\w-])(?=[\\w-]{3,18}(?![\\w-]))[A-Za-z0-9]+(?:-[A-Za-z0-9]+)+";
const whole = new RegExp(`(?<![\\w])(?:${english}|\\d{4}-\\d{2}-\\d{2})|${japanese}|${counted}|${compound}`, "g");
const tagsAndTexts = /<(?:"[^"]*"|[^">])*>|[^<]+/g;

/**
 * A piece of a text: a date as people write it, a number with its Japanese unit or a hyphenated word, or the text
 * between two.
 */
export interface TextPiece {
  readonly text: string;
  readonly isWhole: boolean;
}

/**
 * A text in pieces, so that each date, each number with its Japanese unit and each hyphenated word in it can be kept on
 * one line. The pieces together are the text.
 */
export function piecesAtDates(text: string): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(whole)) {
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), isWhole: false });
    pieces.push({ text: match[0], isWhole: true });
    end = match.index + match[0].length;
  }
  return end === text.length ? pieces : [...pieces, { text: text.slice(end), isWhole: false }];
}

/**
 * HTML whose dates, numbers with units and hyphenated words are marked as `<span class="whole-date">`; tags and their
 * attributes stay as they are.
 */
export function htmlWithWholeDates(html: string): string {
  return html.replace(tagsAndTexts, (part) =>
    part.startsWith("<") ? part : part.replace(whole, (piece) => `<span class="whole-date">${piece}</span>`),
  );
}
