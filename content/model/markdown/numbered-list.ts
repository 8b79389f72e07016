import type { Tokenizer, Tokens } from "marked";

/** An item of a numbered list; `value` is its number as written, in a list whose numbers do not count on. */
export type NumberedItem = Tokens.ListItem & { value?: string };

/** Gives the items their numbers, unless a browser counts the same ones or all are `1.`; `12. 4` and `12. 5` are days. */
export function keepNumbers({ ordered, items }: Tokens.List): void {
  if (!ordered) return;
  const numbers = items.map(({ raw }) => parseInt(raw.trimStart(), 10));
  const [first = 1] = numbers;
  if (numbers.every((number) => number === 1) || numbers.every((number, index) => number === first + index)) return;
  items.forEach((item: NumberedItem, index) => (item.value = String(numbers[index])));
}

type Rules = Tokenizer["rules"];

/** Rules by which one number of at most three digits begins an item of a list: `2026. 12. 10` and `25. 12. 2026` are dates, and `01.` stays as it is. */
export function withShortNumbers(rules: Rules): Rules {
  const { block, other } = rules;
  return {
    ...rules,
    block: { ...block, list: short(block.list) },
    other: {
      ...other,
      listItemRegex: (bullet) => short(other.listItemRegex(bullet)),
      nextBulletRegex: (indent) => short(other.nextBulletRegex(indent)),
    },
  };
}

const short = ({ source, flags }: RegExp): RegExp =>
  new RegExp(source.replace(/\\d\{1,9\}(\[\.\)\]|\\[.)])/g, "(?!0\\d)\\d{1,3}$1(?![ \\t]+\\d+[.)][ \\t])"), flags);
