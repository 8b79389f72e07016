import { foldText } from "../../../../content/model/text/textfold";
import type { Language } from "../../../../content/model/text/language";
import type { ItemKind, ListFilter } from "../form/item-kind";
import { summariseTranslations, stateOf, type TranslationSummary, type Marks } from "../translations/translation-marks";
import type { LanguageChoice, ListOrder, ListView } from "./list-view";
import type { Entry } from "../entry/entry";

/** An item of the list with its translation state and search text. */
export interface ListedItem {
  readonly item: Entry;
  readonly translations: TranslationSummary;
  /** True where the languages disagree, for all that is known. */
  readonly differs: boolean;
  /** Everything the search looks into, folded. */
  readonly folded: string;
}

/** Makes items ready to be searched and filtered. */
export function listedItem(
  item: Entry,
  kind: Pick<ItemKind, "searchTexts">,
  marks: Marks,
  differs = false,
): ListedItem {
  return {
    item,
    translations: summariseTranslations(marks),
    differs,
    folded: foldText(kind.searchTexts(item).join("\n")),
  };
}

/** The items that a view shows, in the order given: every word that is searched for must be somewhere in them. */
export function findItems(
  listed: readonly ListedItem[],
  view: ListView,
  filters: readonly ListFilter[],
): readonly ListedItem[] {
  const wanted = foldText(view.search).split(/\s+/).filter(Boolean);
  const chosen = filters.flatMap((filter) => {
    const value = view.filters[filter.name];
    return value === undefined ? [] : [(item: Entry) => filter.matches(item, value)];
  });
  return listed.filter(
    ({ item, translations, differs, folded }) =>
      wanted.every((word) => folded.includes(word)) &&
      chosen.every((matches) => matches(item)) &&
      (view.languages === "differ" ? differs : fits(translations, view.languages)),
  );
}

function fits(translations: TranslationSummary, choice: Exclude<LanguageChoice, "differ">): boolean {
  const { missing, outdated } = translations;
  switch (choice) {
    case "all":
      return true;
    case "needs":
      return stateOf(translations) !== "complete";
    case "missing":
      return missing.en.length + missing.ja.length > 0;
    case "outdated":
      return Object.keys(outdated).length > 0;
    case "machine":
      return translations.machine !== undefined;
    case "complete":
      return stateOf(translations) === "complete";
  }
}

/** The items in an order of the person's choice; "site" leaves them as they are. */
export function orderItems(
  listed: readonly ListedItem[],
  order: ListOrder,
  dayOf: (item: Entry) => string,
  language: Language,
): readonly ListedItem[] {
  const titleOf = ({ item }: ListedItem) => (language === "ja" ? (item.title_jp ?? item.title) : item.title);
  const collator = new Intl.Collator(language, { numeric: true });
  const day = ({ item }: ListedItem) => dayOf(item);
  switch (order) {
    case "site":
      return listed;
    case "newest":
      return [...listed].sort((a, b) => day(b).localeCompare(day(a)));
    case "oldest":
      return [...listed].sort((a, b) => day(a).localeCompare(day(b)));
    case "title":
      return [...listed].sort((a, b) => collator.compare(titleOf(a), titleOf(b)));
  }
}
