import { generateAtomFeed } from "feedsmith";
import type { Language } from "../../../content/model/text/language";
import { withoutControls } from "./control-characters";

/** An entry of a feed: a news item or an event, in one language. */
export interface FeedEntry {
  /** Its permanent address, which stays when the title changes. */
  readonly id: string;
  readonly title: string;
  /** Address of its page. */
  readonly url: string;
  /** Language of its texts; the feed's own unless there is no translation. */
  readonly language: Language;
  readonly published: Date;
  readonly updated: Date;
  readonly author?: string | undefined;
  readonly categories: readonly string[];
  /** Sanitised HTML; addresses of this site may begin with a slash. */
  readonly html: string;
}

export interface Feed {
  readonly language: Language;
  /** Of the site, without a trailing slash. */
  readonly publicUrl: string;
  /** Paths below it: of the feed, of its twin in the other language, of the page it belongs to. */
  readonly path: string;
  readonly twin: { readonly language: Language; readonly path: string };
  readonly home: string;
  readonly title: string;
  readonly subtitle: string;
  /** When there is no entry. */
  readonly updated: Date;
  /** Newest first. */
  readonly entries: readonly FeedEntry[];
}

const atom = "application/atom+xml";

/** An Atom feed (RFC 4287) with the whole texts. A pure function: equal entries give equal bytes. */
export function atomFeed(feed: Feed): string {
  const { language, publicUrl, path, twin, home, entries } = feed;
  const times = entries.map(({ updated }) => updated.getTime());
  const text = generateAtomFeed({
    xml: { lang: language },
    id: publicUrl + path,
    title: { value: withoutControls(feed.title) },
    subtitle: { value: withoutControls(feed.subtitle) },
    updated: times.length === 0 ? feed.updated : new Date(Math.max(...times)),
    authors: [{ name: withoutControls(feed.title) }],
    links: [
      { rel: "self", type: atom, hreflang: language, href: publicUrl + path },
      { rel: "alternate", type: "text/html", hreflang: language, href: publicUrl + home },
      { rel: "alternate", type: atom, hreflang: twin.language, href: publicUrl + twin.path },
    ],
    entries: entries.map((entry) => ({
      ...(entry.language === language ? {} : { xml: { lang: entry.language } }),
      id: entry.id,
      title: { value: withoutControls(entry.title) },
      links: [{ rel: "alternate", type: "text/html", hreflang: language, href: entry.url }],
      published: entry.published,
      updated: entry.updated,
      ...(entry.author === undefined ? {} : { authors: [{ name: withoutControls(entry.author) }] }),
      categories: entry.categories.map((term) => ({ term: withoutControls(term) })),
      content: { type: "html", value: withoutControls(absolute(entry.html, publicUrl)) },
    })),
  });
  return text;
}

const tags = /<(?:"[^"]*"|[^">])*>/g;

/** HTML whose links and pictures name the site: feed readers cannot resolve relative addresses. */
function absolute(html: string, publicUrl: string): string {
  return html.replace(tags, (tag) => tag.replace(/ (href|src)="\//g, ` $1="${publicUrl}/`));
}
