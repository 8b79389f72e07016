import { useDeferredValue, useMemo } from "react";
import type { TranslationsAnswer } from "../../../../content/model/api/history-answers";
import type { ContentFaults } from "../status/content-faults";
import type { ItemKind, ListFilter, ListSection } from "../form/item-kind";
import { useServices } from "../services/services";
import { waitingFirst } from "./publication-list";
import { marksOf } from "../translations/translation-marks";
import { findItems, listedItem, orderItems, type ListedItem } from "./find-items";
import type { ListView } from "./list-view";
import type { Entry } from "../entry/entry";

/** What the list shows of all items. */
export interface FoundItems {
  readonly count: number;
  readonly sections: readonly ListSection<ListedItem>[];
}

/** Searches, filters and sorts; typing takes priority over updating the list (useDeferredValue). */
export function useFoundItems(
  kind: ItemKind,
  items: readonly Entry[],
  marks: TranslationsAnswer["items"] | undefined,
  disagreeing: ContentFaults["disagreeing"],
  typed: ListView,
  filters: readonly ListFilter[],
  today: string,
): FoundItems {
  const { words, language, now } = useServices();
  const view = useDeferredValue(typed);
  const listed = useMemo(
    () =>
      items.map((item) =>
        listedItem(
          item,
          kind,
          marksOf(kind.textsOf(kind.valuesOf(item)), marks?.[item._id]),
          disagreeing.some((each) => each.kind === kind.name && each._id === item._id),
        ),
      ),
    [items, kind, marks, disagreeing],
  );
  return useMemo(() => {
    const found = findItems(listed, view, filters);
    if (view.order !== "site") {
      const inOrder = orderItems(found, view.order, (item) => kind.dayOf?.(item) ?? "", language);
      return { count: found.length, sections: [{ heading: undefined, items: inOrder }] };
    }
    const byItem = new Map(found.map((each) => [each.item, each]));
    const inSections = (of: readonly Entry[]) => kind.sections(of, today, words);
    const sections = waitingFirst([...byItem.keys()], now().getTime(), words, inSections);
    return {
      count: found.length,
      sections: sections.map(({ heading, items: shown }) => ({
        heading,
        items: shown.flatMap((item) => byItem.get(item) ?? []),
      })),
    };
  }, [listed, view, filters, kind, language, today, words, now]);
}
