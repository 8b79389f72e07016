import { JSDOM } from "jsdom";

const atom = "http://www.w3.org/2005/Atom";
/** Elements that RFC 4287 allows once at most in a feed and an entry. */
const single = ["id", "title", "updated", "subtitle", "published", "content"];
const rfc3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;

/** What an entry of a feed says. */
export interface ReadEntry {
  readonly id: string;
  readonly title: string;
  readonly language: string | null;
  readonly published: string;
  readonly updated: string;
  readonly url: string;
  readonly author: string | undefined;
  readonly categories: readonly string[];
  /** What its HTML is. */
  readonly content: DocumentFragment;
}

/** An Atom feed as an XML parser reads it, held against RFC 4287; raises an Error where it is no XML. */
export function readFeed(text: string) {
  const { documentElement: feed } = new JSDOM(text, { contentType: "application/xml" }).window.document;
  expect([feed.namespaceURI, feed.localName]).toEqual([atom, "feed"]);
  for (const element of feed.querySelectorAll("*")) expect(element.namespaceURI).toBe(atom);
  const entries = children(feed, "entry");
  for (const part of [feed, ...entries]) {
    for (const name of single) expect([name, children(part, name).length <= 1]).toEqual([name, true]);
    for (const name of ["id", "title", "updated"]) expect(textOf(part, name)).not.toBe("");
    expect(new URL(textOf(part, "id")).protocol).toMatch(/^https?:$/);
    const times = [...children(part, "updated"), ...children(part, "published")].map(words);
    for (const time of times) expect(time).toMatch(rfc3339);
    const alternates = linksOf(part, "alternate").map(
      (link) => `${link.getAttribute("type")} ${link.getAttribute("hreflang")}`,
    );
    expect(new Set(alternates).size).toBe(alternates.length);
    expect(alternates).not.toEqual([]);
    for (const link of children(part, "link"))
      expect(new URL(link.getAttribute("href") ?? "").protocol).toMatch(/^https?:$/);
  }
  const ids = entries.map((entry) => textOf(entry, "id"));
  expect(new Set(ids).size).toBe(ids.length);
  // Every entry has an author, its own or the feed's.
  expect(
    children(feed, "author")
      .flatMap((author) => children(author, "name"))
      .map(words),
  ).not.toContain("");
  return {
    id: textOf(feed, "id"),
    title: textOf(feed, "title"),
    subtitle: textOf(feed, "subtitle"),
    updated: textOf(feed, "updated"),
    language: feed.getAttribute("xml:lang"),
    self: linksOf(feed, "self").map((link) => link.getAttribute("href")),
    alternates: linksOf(feed, "alternate").map((link) => link.getAttribute("href")),
    entries: entries.map(readEntry),
  };
}

function readEntry(entry: Element): ReadEntry {
  const [content] = children(entry, "content");
  expect(content?.getAttribute("type")).toBe("html");
  expect(children(entry, "title")[0]?.getAttribute("type") ?? "text").toBe("text");
  return {
    id: textOf(entry, "id"),
    title: textOf(entry, "title"),
    language: entry.getAttribute("xml:lang"),
    published: textOf(entry, "published"),
    updated: textOf(entry, "updated"),
    url: linksOf(entry, "alternate")[0]?.getAttribute("href") ?? "",
    author: children(entry, "author").map((author) => textOf(author, "name"))[0],
    categories: children(entry, "category").map((category) => category.getAttribute("term") ?? ""),
    content: JSDOM.fragment(textOf(entry, "content")),
  };
}

const words = (element: Element): string => element.textContent.trim();
const children = (parent: Element, name: string): Element[] =>
  [...parent.children].filter((child) => child.localName === name);
const textOf = (parent: Element, name: string): string => children(parent, name).map(words).join();
const linksOf = (parent: Element, rel: string): Element[] =>
  children(parent, "link").filter((link) => (link.getAttribute("rel") ?? "alternate") === rel);
