import { posix } from "node:path";
import type { EventAnswer, NewsAnswer } from "../../../../content/model/api/answers";
import { displayDate } from "../../../../content/model/dates/display-dates";
import { parseMoment } from "../../../../content/model/dates/moment";
import { plainParagraph } from "../../../../content/model/markdown/markdown-html";
import { languages, translate, translateIfAny, type Language } from "../../../../content/model/text/language";
import { atomFeed, type FeedEntry } from "../../output/atom-feed";
import { categoryNames, type Build } from "../build";
import type { FilePlan } from "../planned-file";

/** A weekly reader misses none; ten times as many would make every save slower. */
const mostEntries = 20;

type Entry = {
  /** A day `YYYY-MM-DD` or a time, ISO 8601 in UTC; both in one order of their texts. */
  readonly published: string;
  /** ISO 8601 in UTC. */
  readonly changed: string | undefined;
} & ({ readonly kind: "event"; readonly item: EventAnswer } | { readonly kind: "news"; readonly item: NewsAnswer });

/** The newest news items and events of each language as an Atom feed. */
export function feeds(build: Build): FilePlan[] {
  const { content, routes, input } = build;
  const newest = newestEntries(build);
  return languages.map((language) => {
    const twin = language === "en" ? "ja" : "en";
    return {
      path: routes.feed(language).slice(1),
      dependencies: [
        content.site,
        input.publicUrl,
        newest.length === 0 && input.builtOn,
        ...newest.flatMap(({ item, published, changed }) => [item, published, changed]),
      ],
      make: () =>
        atomFeed({
          language,
          publicUrl: input.publicUrl,
          path: routes.feed(language),
          twin: { language: twin, path: routes.feed(twin) },
          home: routes.page(language, "home"),
          title: content.site.name[language],
          subtitle: content.site.description[language],
          updated: momentOf(input.builtOn),
          entries: newest.map((entry) => feedEntry(build, language, entry)),
        }),
    };
  });
}

/** An event is news from the moment when it was added or became public; one that is added afterwards from the day on which it took place. */
function newestEntries({ content }: Build): Entry[] {
  const news = content.news.slice(0, mostEntries).map((item): Entry => {
    return { kind: "news", item, published: item.date, changed: content.historyOf("news", item._id)?.last };
  });
  const oldest = news[mostEntries - 1]?.published ?? "";
  const events = content.events.flatMap((item): Entry[] => {
    // Ten thousand events are looked at after every save.
    if (item.startDate < oldest) return [];
    const { first = "", last } = content.historyOf("events", item._id) ?? {};
    const from = parseMoment(item.publishAt ?? "");
    const known = [first, from === undefined ? "" : new Date(from).toISOString()].sort().at(-1) || item.startDate;
    const published = known < item.startDate ? known : item.startDate;
    return published < oldest ? [] : [{ kind: "event", item, published, changed: last }];
  });
  return [...news, ...events].sort(newestFirst).slice(0, mostEntries);
}

const newestFirst = (a: Entry, b: Entry): number =>
  a.published === b.published ? (a.item._id < b.item._id ? -1 : 1) : a.published < b.published ? 1 : -1;

/** A time, or the midnight at which a day begins in Japan. */
const momentOf = (time: string): Date => new Date(time.length === 10 ? `${time}T00:00:00+09:00` : time);

function feedEntry(
  { content: { site }, routes, input: { publicUrl } }: Build,
  language: Language,
  entry: Entry,
): FeedEntry {
  const { item } = entry;
  const title = translate(language, item.title, item.title_jp);
  const published = momentOf(entry.published);
  const changed = momentOf(entry.changed ?? entry.published);
  const times = { published, updated: changed > published ? changed : published };
  if (entry.kind === "event") {
    const url = publicUrl + routes.event(language, item._id);
    const html = eventHtml(language, entry.item);
    return { id: url, url, title: title.text, language: title.language, ...times, categories: [], html };
  }
  const { _id, slug, author, author_jp, category, content, content_jp } = entry.item;
  const url = publicUrl + routes.newsArticle(language, _id, slug);
  const names = categoryNames(site, language);
  return {
    // The address without the slug, which a new title changes.
    id: posix.dirname(url),
    url,
    title: title.text,
    language: title.language,
    ...times,
    author: translateIfAny(language, author, author_jp)?.text,
    categories: category.map((label) => names[label] ?? label),
    html: translate(language, content, content_jp).text,
  };
}

/** When and where, and the text. */
function eventHtml(language: Language, event: EventAnswer): string {
  const { startDate, endDate, time, description, description_jp } = event;
  const place = [
    translate(language, event.venue ?? "", event.venue_jp).text,
    translate(language, event.address ?? "", event.address_jp).text,
  ];
  const facts = [[displayDate(language, startDate, endDate), time], place, [event.onlineLink ?? ""]];
  const separator = language === "en" ? ", " : "　";
  const lines = facts.map((parts) => parts.filter((part) => part !== "").join(separator)).filter((line) => line !== "");
  return lines.map(plainParagraph).join("") + translate(language, description, description_jp).text;
}
