import { createHash } from "node:crypto";
import type { EventAnswer, NewsAnswer } from "../../../content/model/api/answers";
import type { ItemHistory } from "../../../content/model/api/item-history";
import type { ContentFile } from "../../../content/model/entries/content-file";
import type { PageId, PageOf } from "../../../content/model/collections/pages/page-file";
import { eventPath } from "../../../content/model/pages/page-paths";
import { ownPagesIn } from "../../../content/model/menu/menu-faults";
import { formatProblem } from "../../../content/model/problems/problem";
import type { SiteSettings } from "../../../content/model/collections/site-settings";
import { articleAnswer, eventAnswer } from "../../../content/model/entries/item-answers";
import { eventsByStart, newestNewsFirst } from "../../../content/model/entries/sort-items";
import { pictureOfFocus } from "../../../content/model/media/picture-focus";
import { parseMoment } from "../../../content/model/dates/moment";
import type { ContentFolder, Histories, RemovedEvent } from "./content-files";
import { listDigest } from "../../../content/model/entries/list-answers";

/** The content by what it is for; what is missing was left out. */
export interface SiteContent {
  readonly site: SiteSettings;
  /** In the API's order, by start date. */
  readonly events: readonly EventAnswer[];
  readonly eventsEtag: string;
  /** In the API's order, newest first. */
  readonly news: readonly NewsAnswer[];
  readonly newsEtag: string;
  /** What git says about an event or a news item. */
  historyOf(kind: "events" | "news", id: string): ItemHistory | undefined;
  /** When an entry, given as the pages show it, was changed last or became public: ISO 8601 in UTC; undefined where git does not know. */
  changedAt(shown: object): string | undefined;
  /** Events that were deleted within a year. */
  readonly removedEvents: readonly RemovedEvent[];
  page<Id extends PageId>(id: Id): PageOf<Id> | undefined;
  /** True where a picture may have a focal point of its own. */
  readonly hasFocus: boolean;
  /** False for a chamber whose pages name no fees. */
  readonly hasPlans: boolean;
  /** The chamber's own pages that its menu and footer name -> their addresses. */
  readonly menuPages: ReadonlyMap<string, string>;
  /** All files but those of events and news. */
  readonly files: readonly ContentFile[];
}

/**
 * Sorts the files of a content folder. Raises an Error that names the problems when `site.yml` or the texts of the home
 * page cannot be used: there is no site without them.
 */
export function siteContent({ files: read, problems, media, histories, removed }: ContentFolder): SiteContent {
  const [givenEvents, givenNews, others]: [EventAnswer[], NewsAnswer[], ContentFile[]] = [[], [], []];
  for (const { file } of read) {
    if (file.collection === "events") givenEvents.push(named(file, eventAnswer(file)));
    else if (file.collection === "news") givenNews.push(named(file, articleAnswer(file)));
    else {
      named(file, file.fields);
      others.push(file);
    }
  }
  const pages = new Map(
    others.flatMap((file) => (file.collection === "pages" ? [[file.fields.id, file.fields] as const] : [])),
  );
  const site = others.find((file) => file.collection === "site")?.fields;
  if (!site || !pages.has("home")) {
    const missing = site ? "pages/home.yml" : "site.yml";
    const faults = problems.filter(({ path }) => path === missing).map(formatProblem);
    const sentence = `The site needs ${missing}, which is ${faults.length === 0 ? "missing." : "not valid:"}`;
    throw new Error([sentence, ...faults].join("\n  "));
  }
  const redirects = others.find((file) => file.collection === "redirects")?.fields.entries ?? [];
  const moved = new Set(redirects.map(({ from }) => from));
  const events = eventsByStart(givenEvents);
  const news = newestNewsFirst(givenNews);
  const page = <Id extends PageId>(id: Id) => pages.get(id) as PageOf<Id> | undefined;
  return {
    site,
    events,
    eventsEtag: listEtag(events),
    news,
    newsEtag: listEtag(news),
    historyOf: (kind, id) => histories.get(kind)?.get(id),
    changedAt: (shown) => changedAt(histories, shown),
    // One that was renamed did not go away.
    removedEvents: removed.filter(({ event }) => !moved.has(eventPath("en", event._id))),
    page,
    hasFocus: [...media].some((path) => pictureOfFocus(path) !== undefined),
    hasPlans: others.some((file) => file.collection === "plans" && file.fields.plans.length > 0),
    menuPages: ownPagesIn(site, others),
    files: others,
  };
}

const names = new WeakMap<object, Pick<ContentFile, "collection" | "id">>();

/** What pages show of a file, from which its entry is found again. */
function named<Shown extends object>({ collection, id }: ContentFile, shown: Shown): Shown {
  if (!names.has(shown)) names.set(shown, { collection, id });
  return shown;
}

/** When an entry was changed last, or became public afterwards; undefined for anything else, and where git does not know. */
function changedAt(histories: Histories, shown: object): string | undefined {
  const { collection = "", id = "" } = names.get(shown) ?? {};
  const last = histories.get(collection)?.get(id)?.last;
  if (last === undefined || !("publishAt" in shown) || typeof shown.publishAt !== "string") return last;
  const from = parseMoment(shown.publishAt);
  return from !== undefined && from > Date.parse(last) ? new Date(from).toISOString() : last;
}

/** The ETag under which the API answers a list of these items (`api/lists`); a browser that sends it gets 304. */
export function listEtag(answers: readonly (EventAnswer | NewsAnswer)[]): string {
  return `"${createHash("sha256").update(listDigest(answers)).digest("hex").slice(0, 32)}"`;
}
