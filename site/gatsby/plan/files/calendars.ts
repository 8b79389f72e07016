import type { EventAnswer } from "../../../../content/model/api/answers";
import type { ItemHistory } from "../../../../content/model/api/item-history";
import { tokyoDay } from "../../../../content/model/dates/tokyo-day";
import { publicationState } from "../../../../content/model/publication/publication";
import { languages, type Bilingual, type Language } from "../../../../content/model/text/language";
import { calendarText } from "../../output/calendar";
import { eventText } from "../../output/calendar-event";
import type { Build } from "../build";
import type { FilePlan } from "../planned-file";

/** For every language the calendar to subscribe to, and a file for each event. */
export function calendars(build: Build): FilePlan[] {
  const { content } = build;
  const { site, events, removedEvents } = content;
  const since = yearBefore(build.input.builtOn);
  // Only events that were public, and not over yet, when they were deleted or taken back.
  const cancelled = removedEvents.filter(
    ({ event, history: { last } }) =>
      publicationState(event, Date.parse(last) - 1) === "public" &&
      event.endDate >= since &&
      event.endDate >= tokyoDay(new Date(last)),
  );
  const written = events.map((event) => writtenEvent(build, event, content.historyOf("events", event._id)));
  const listed = [
    ...written.filter(({ event }) => event.endDate >= since),
    ...cancelled.map(({ event, history }) => writtenEvent(build, event, history, true)),
  ];
  const host = hostOf(build);
  const files: FilePlan[] = [];
  for (const language of languages) {
    const name = site.name[language];
    const texts = listed.map((each) => each[language].text);
    files.push({
      path: build.routes.calendar(language).slice(1),
      dependencies: [name, host, ...listed.flatMap(decidedBy)],
      make: () =>
        calendarText(
          language,
          host,
          texts.map((text) => text()),
          name,
        ),
    });
    for (const each of written) files.push(each[language].file);
  }
  return files;
}

/** An event as calendars have it; the same object as long as nothing of it changes. */
interface WrittenEvent extends Bilingual<{ readonly text: () => string; readonly file: FilePlan }> {
  readonly event: EventAnswer;
  readonly history: ItemHistory | undefined;
  readonly publicUrl: string;
  /** Replaces the last change of an event without history. */
  readonly builtOn: string | undefined;
}

/** What decides the text of an event; its `WrittenEvent` itself is another object after a preview of another day. */
const decidedBy = ({ event, history, publicUrl, builtOn }: Omit<WrittenEvent, Language>): readonly unknown[] => [
  event,
  history,
  publicUrl,
  builtOn,
];

/** Cached by event: the site is planned after every save, and one save changes one of thousands. */
const known = new WeakMap<EventAnswer, WrittenEvent>();

function writtenEvent(
  build: Build,
  event: EventAnswer,
  history: ItemHistory | undefined,
  isCancelled = false,
): WrittenEvent {
  const { publicUrl } = build.input;
  const builtOn = history === undefined ? build.input.builtOn : undefined;
  const before = known.get(event);
  const isSame = (known: WrittenEvent): boolean =>
    known.history === history && known.publicUrl === publicUrl && known.builtOn === builtOn;
  if (before && isSame(before)) return before;
  const inLanguage = (language: Language) => writtenIn(build, language, event, history, isCancelled);
  const written = { event, history, publicUrl, builtOn, en: inLanguage("en"), ja: inLanguage("ja") };
  known.set(event, written);
  return written;
}

function writtenIn(
  build: Build,
  language: Language,
  event: EventAnswer,
  history: ItemHistory | undefined,
  isCancelled: boolean,
) {
  const { publicUrl, builtOn } = build.input;
  const host = hostOf(build);
  const url = isCancelled ? undefined : publicUrl + build.routes.event(language, event._id);
  let lines: string | undefined;
  const text = (): string => (lines ??= eventText({ language, event, history, url, host, builtOn }));
  const file: FilePlan = {
    path: build.routes.eventCalendar(language, event._id).slice(1),
    dependencies: decidedBy({ event, history, publicUrl, builtOn: history === undefined ? builtOn : undefined }),
    make: () => calendarText(language, host, [text()]),
  };
  return { text, file };
}

const hostOf = ({ input: { publicUrl }, content: { site } }: Build): string =>
  URL.canParse(publicUrl) ? new URL(publicUrl).hostname : site.product;

const yearBefore = (day: string): string => String(Number(day.slice(0, 4)) - 1).padStart(4, "0") + day.slice(4);
