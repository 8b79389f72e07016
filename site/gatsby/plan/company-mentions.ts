import type { EventAnswer, NewsAnswer } from "../../../content/model/api/answers";
import { oncePer } from "../../../content/model/once-per";
import { escaped } from "../../../content/model/translation/known-names";
import { companiesOf } from "../content/companies-of";
import type { SiteContent } from "../content/site-content";

type Item = EventAnswer | NewsAnswer;

/** More are found by the search. */
const most = 6;

interface Found {
  /** Of the names that it was searched for. */
  readonly pattern: string;
  readonly names: ReadonlySet<string>;
}
// A save changes one of thousands of items: only that one is read again.
const foundIn = new WeakMap<Item, Found>();

type Mentions = ReadonlyMap<string, readonly Item[]>;

/** The newest events and news that name a company, by the company's id; none of one that is named nowhere. */
export const companyMentions = oncePer((content: SiteContent): Mentions => {
  const idsByName = new Map<string, Set<string>>();
  for (const { id, company } of companiesOf(content))
    for (const name of [company.name, company.name_jp ?? company.name])
      idsByName.set(name, (idsByName.get(name) ?? new Set()).add(id));
  const mentions = new Map<string, Item[]>();
  const pattern = patternOf([...idsByName.keys()]);
  if (pattern === undefined) return mentions;
  const items = [...content.events, ...content.news].flatMap((item) => {
    const names = namesIn(item, pattern);
    return names.size === 0 ? [] : [{ item, names }];
  });
  items.sort((a, b) => (dayOf(a.item) < dayOf(b.item) ? 1 : -1));
  for (const { item, names } of items)
    for (const id of new Set([...names].flatMap((name) => [...(idsByName.get(name) ?? [])]))) {
      const ofCompany = mentions.get(id) ?? [];
      if (ofCompany.length < most) mentions.set(id, [...ofCompany, item]);
    }
  return mentions;
});

const dayOf = (item: Item): string => ("slug" in item ? item.date : item.startDate);

/** Whole names only: no letter of Latin words, digit or katakana goes on before or after them. Longer names come first. */
function patternOf(names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  const longestFirst = names.toSorted((a, b) => b.length - a.length).map(escaped);
  const more = "[\\p{sc=Latin}\\p{Nd}ァ-ヶー]";
  return `(?<!${more})(?:${longestFirst.join("|")})(?!${more})`;
}

function namesIn(item: Item, pattern: string): ReadonlySet<string> {
  const known = foundIn.get(item);
  if (known?.pattern === pattern) return known.names;
  const texts =
    "slug" in item
      ? [item.title, item.title_jp, item.contentMarkdown, item.contentMarkdown_jp]
      : [item.title, item.title_jp, item.descriptionMarkdown, item.descriptionMarkdown_jp];
  const names = new Set(texts.join("\n").match(new RegExp(pattern, "gu")));
  foundIn.set(item, { pattern, names });
  return names;
}
