import { useCallback, useRef, useState } from "react";
import type { ItemFolder } from "../../../content/model/api/history-answers";
import type { AdminClient, CollectionCalls, Failure, Outcome } from "../client";
import type { EntryAnswer } from "../../../content/model/api/collection-answers";
import { mapped } from "../send-call";
import type { EventEntry } from "../events/event";
import { useServices } from "../kit/services/services";
import { stateOf, summariseTranslations, type TranslationSummary } from "../kit/translations/translation-marks";

/** An event or a news item. */
export interface StartItem extends EventEntry {
  readonly title: string;
  readonly title_jp: string | undefined;
  readonly date: string;
}

/** An item of which a text is missing or outdated in a language. */
export interface Untranslated {
  readonly kind: ItemFolder;
  readonly item: StartItem;
  readonly summary: TranslationSummary;
}

/** What the page shows; each part may have failed on its own. */
export type StartParts = Awaited<ReturnType<typeof ask>>;

/** The parts of the page, undefined until they are known; `reload` requests all of them and answers why the session is over. */
export function useStart() {
  const { client } = useServices();
  const [parts, setParts] = useState<StartParts | undefined>();
  const [busy, setBusy] = useState(false);
  const newestCall = useRef(0);
  const reload = useCallback(async (): Promise<Failure | undefined> => {
    const call = ++newestCall.current;
    setBusy(true);
    const answers = await ask(client);
    if (call !== newestCall.current) return undefined;
    setBusy(false);
    setParts(answers);
    const failures = Object.values(answers).flatMap((answer: Outcome<unknown>) => (answer.ok ? [] : [answer.failure]));
    return failures.find(({ kind }) => kind === "unauthorized");
  }, [client]);
  return { parts, busy, reload };
}

async function ask(client: AdminClient) {
  const [eventCalls, newsCalls] = [client.collection("events"), client.collection("news")];
  const eventList = itemsOf(eventCalls);
  const [inquiries, events, health, overview, ...needing] = await Promise.all([
    client.inquiries.open(),
    eventList,
    client.health(),
    client.overview(),
    untranslated("events", eventList, eventCalls),
    untranslated("news", itemsOf(newsCalls), newsCalls),
  ]);
  return { inquiries, events, health, overview, translations: newestFirst(...needing) };
}

const itemsOf = async (calls: CollectionCalls): Promise<Outcome<readonly StartItem[]>> =>
  mapped(await calls.list(), (entries) => entries.map(itemOf));

function itemOf(fields: EntryAnswer): StartItem {
  const { _id, title, title_jp, date } = fields as EntryAnswer & StartItem;
  return { _id, title, title_jp, date, fields };
}

type Answer = Outcome<readonly Untranslated[]>;

function newestFirst(events: Answer, news: Answer): Answer {
  if (!events.ok) return events;
  if (!news.ok) return news;
  return { ok: true, value: [...events.value, ...news.value].sort((a, b) => b.item.date.localeCompare(a.item.date)) };
}

async function untranslated(
  kind: ItemFolder,
  list: Promise<Outcome<readonly StartItem[]>>,
  calls: Pick<CollectionCalls, "translations">,
): Promise<Answer> {
  const [items, marks] = await Promise.all([list, calls.translations()]);
  if (!items.ok) return items;
  if (!marks.ok) return marks;
  const value = items.value
    .map((item) => ({ kind, item, summary: summariseTranslations(marks.value.items[item._id] ?? {}) }))
    .filter(({ summary }) => stateOf(summary) !== "complete");
  return { ok: true, value };
}
