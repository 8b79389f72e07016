import { createHash } from "node:crypto";
import type { EventAnswer, NewsAnswer } from "../../content/model/answers";
import type { ContentFile } from "../../content/model/content-file";
import { eventsAnswer, listDigest, newsAnswer } from "../../content/model/list-answers";
import type { PageId, PageOf } from "../../content/model/pages/page-file";
import { formatProblem } from "../../content/model/problem";
import type { SiteSettings } from "../../content/model/site-settings";
import type { ContentFolder } from "./content-files";

/** The content by what it is for; what is missing was left out. */
export interface SiteContent {
  readonly site: SiteSettings;
  /** In the API's order, by start date (ruling 20). */
  readonly events: readonly EventAnswer[];
  readonly eventsEtag: string;
  /** In the API's order, newest first. */
  readonly news: readonly NewsAnswer[];
  readonly newsEtag: string;
  page<Id extends PageId>(id: Id): PageOf<Id> | undefined;
  readonly files: readonly ContentFile[];
}

/**
 * Sorts the files of a content folder. Raises an Error that names the problems when `site.yml` or the texts of the home
 * page cannot be used: there is no site without them.
 */
export function siteContent({ files: read, problems }: ContentFolder): SiteContent {
  const files = read.map(({ file }) => file);
  const pages = new Map(files.flatMap((file) => (file.kind === "page" ? [[file.page.id, file.page] as const] : [])));
  const site = files.find((file) => file.kind === "site")?.site;
  if (!site || !pages.has("home")) {
    const missing = site ? "pages/home.yml" : "site.yml";
    const faults = problems.filter(({ path }) => path === missing).map(formatProblem);
    const sentence = `The site needs ${missing}, which is ${faults.length === 0 ? "missing." : "not valid:"}`;
    throw new Error([sentence, ...faults].join("\n  "));
  }
  const events = eventsAnswer(read);
  const news = newsAnswer(read);
  return {
    site,
    events,
    eventsEtag: listEtag(events),
    news,
    newsEtag: listEtag(news),
    page: <Id extends PageId>(id: Id) => pages.get(id) as PageOf<Id> | undefined,
    files,
  };
}

/** The ETag under which the API answers this very list (`api/lists`): a visitor who holds it gets 304. */
export function listEtag(answers: readonly (EventAnswer | NewsAnswer)[]): string {
  return `"${createHash("sha256").update(listDigest(answers)).digest("hex").slice(0, 32)}"`;
}
