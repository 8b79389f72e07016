import type { IncomingMessage } from "node:http";
import type { Context, Middleware } from "koa";
import type { EntryFields } from "../../content/model/collections/collection";
import { languageOfPath, localisedPath } from "../../content/model/pages/page-paths";
import { pathOfEntry } from "../../content/model/entries/entry-pages";
import { mediaFileOf } from "../../content/model/entries/item-paths";
import { publicationState } from "../../content/model/publication/publication";
import { ApiError } from "../errors";
import type { NetworksOf } from "../http/client-address";
import type { PublicContent } from "../publication/public-content";
import type { Publisher } from "../publish/publisher-interface";
import type { ContentStore } from "../store/content-store";
import type { Log } from "../support/log";
import { WindowCounts } from "../support/window-counts";
import { draftHtml, type DraftPage } from "./draft-html";
import { noDraft, tooMany, waiting } from "./draft-notices";
import { showsMedia, type DraftLinks, type LinkedDraft } from "./draft-links";

export interface DraftPagesDependencies {
  readonly store: Pick<ContentStore, "snapshot">;
  readonly content: PublicContent;
  readonly links: DraftLinks;
  readonly publisher: Pick<Publisher, "preview">;
  /** The policy of pages of the live release. */
  readonly pagePolicy: (() => Promise<string | undefined>) | undefined;
  readonly networksOf: NetworksOf;
  readonly clock: () => Date;
  readonly log: Pick<Log, "info">;
}

/** What the address of a request says: a token, and the path of a file behind it, "" for the page. */
interface Asked {
  readonly token: string;
  readonly media: string;
}

const asked = new WeakMap<IncomingMessage, Asked>();
const readable = new WeakMap<IncomingMessage, LinkedDraft>();

/** Takes the token out of the address before anything is logged or counted of it. */
export const takeToken: Middleware = (context, next) => {
  const [, token, media = ""] = /^(?:\/ja)?\/preview\/([^/]+)(\/media\/.+)?$/.exec(context.path) ?? [];
  if (token !== undefined) {
    asked.set(context.req, { token, media });
    context.path = localisedPath(languageOfPath(context.path), "/preview");
  }
  return next();
};

/** True for a file that is not public, requested with a draft link of what shows it. */
export function mayRead(context: Context): boolean {
  const draft = readable.get(context.req);
  return draft !== undefined && showsMedia(draft, mediaFileOf(context.path));
}

/** Wrong links of a household, and pages that are rendered for it, in ten minutes. */
const [mostWrong, mostPages, window] = [30, 60, 10 * 60];

/**
 * `GET /preview/{token}`: the page of a draft as visitors would get it, for whoever has the link; below it, the
 * pictures of the draft. Every link that shows nothing has the same page, which says that it may have expired.
 */
export function draftPages(dependencies: DraftPagesDependencies): Middleware {
  const { links, networksOf, clock } = dependencies;
  const [wrong, pages] = [mostWrong, mostPages].map((most) => new WindowCounts(most, window, clock));
  return async (context, next) => {
    const { token, media } = asked.get(context.req) ?? {};
    if (token === undefined || media === undefined || !/^(?:GET|HEAD)$/.test(context.method)) {
      await next();
      return;
    }
    const { household } = networksOf(context.req);
    refuseTooMany(wrong, household);
    setHeaders(context);
    const draft = links.find(token);
    const isShown = draft !== undefined && (await show(context, next, { ...dependencies, draft, token, media, pages }));
    if (!isShown) {
      if (draft === undefined) wrong?.add(household);
      context.status = 404;
      context.type = "html";
      context.body = noDraft[languageOfPath(context.path)];
    }
    setHeaders(context);
  };
}

interface Shown extends DraftPagesDependencies {
  readonly draft: LinkedDraft;
  readonly token: string;
  readonly media: string;
  readonly pages: WindowCounts | undefined;
}

async function show(context: Context, next: () => Promise<unknown>, shown: Shown): Promise<boolean> {
  const { store, content, draft, media } = shown;
  if (media !== "") {
    readable.set(context.req, draft);
    context.path = media;
    await next();
    return true;
  }
  const snapshot = store.snapshot();
  const { claim, entry } = draft;
  const language = languageOfPath(context.path);
  if (claim.next || content.of(snapshot).hides(entry.path)) return showPage(context, shown);
  // What has become public meanwhile is at its own address.
  const product = snapshot.shown("site")[0]?.file.fields.product ?? "";
  const path = entry.file.collection === "next" ? undefined : pathOfEntry(entry.file, product);
  if (path === undefined) return false;
  context.redirect(localisedPath(language, path));
  return true;
}

/** Raises "too-many-tries", with a page, when a household was counted often enough. */
function refuseTooMany(counts: WindowCounts | undefined, household: string): void {
  const retryAfter = counts?.wait(household);
  if (retryAfter !== undefined) throw new ApiError("too-many-tries", { retryAfter, page: tooMany });
}

async function showPage(context: Context, shown: Shown): Promise<boolean> {
  const { publisher, pagePolicy, networksOf, clock, log, draft, token, pages } = shown;
  const { household } = networksOf(context.req);
  refuseTooMany(pages, household);
  pages?.add(household);
  const { claim, entry, text } = draft;
  const language = languageOfPath(context.path);
  const { socket } = context.req;
  const previewed = await publisher.preview({
    file: { path: entry.path, bytes: Buffer.from(text) },
    // No page has this path: the first in its language that the draft changes is shown.
    page: localisedPath(language, "/preview/page"),
    isWanted: () => !socket.destroyed,
  });
  if (previewed === undefined)
    throw new ApiError("preview-unavailable", { retryAfter: 5, expected: true, page: waiting });
  const { html, page } = previewed;
  if (html === undefined || page === undefined) return false;
  const { collection, id, next } = claim;
  log.info({ event: "draft-link-opened", collection, id, next, language });
  const policy = await pagePolicy?.();
  // Scripts of the page would ask for what is public, and count the visit.
  if (policy !== undefined) context.set("Content-Security-Policy", `${policy}, script-src 'none'`);
  context.type = "html";
  context.body = draftHtml({ html, page, token, language, state: stateOf(draft, clock()) });
  return true;
}

function stateOf({ claim, entry }: LinkedDraft, now: Date): DraftPage["state"] {
  const fields: EntryFields = entry.file.fields;
  const state = publicationState(fields, now.getTime());
  if (state !== "public") return state;
  return claim.next ? "prepared" : "draft";
}

function setHeaders(context: Context): void {
  context.set("Cache-Control", "private, no-store");
  context.set("X-Robots-Tag", "noindex");
  context.set("Referrer-Policy", "no-referrer");
}
