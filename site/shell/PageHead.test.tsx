/** @jest-environment node */
import { parse, type DefaultTreeAdapterMap } from "parse5";
import { renderToStaticMarkup } from "react-dom/server";
import { PageHead } from "./PageHead";
import type { PageHeadData } from "./page-head-data";

type Node = DefaultTreeAdapterMap["node"];

const hostile = `</script><script>alert(1)</script><!--<script> "> <img src=x onerror=alert(1)>`;
const jsonLd = { "@context": "https://schema.org", "@type": "WebPage", name: hostile } as const;
const head: PageHeadData = {
  title: hostile,
  description: hostile,
  keywords: hostile,
  ogTitle: hostile,
  ogDescription: hostile,
  ogImage: "/media/site/social.jpg",
  ogType: "article",
  siteName: hostile,
  publicUrl: "https://site.example",
  canonicalPath: "/news/a/b",
  alternates: null,
  noindex: false,
  jsonLd: [jsonLd],
};

const below = (node: Node): Node[] =>
  "childNodes" in node ? node.childNodes.flatMap((each) => [each, ...below(each)]) : [];

test("texts of the content stay texts in the metadata, in the data for search engines too", () => {
  const html = renderToStaticMarkup(<PageHead head={head} language="en" />);
  // What a browser makes of it.
  const nodes = below(parse(`<!doctype html>${html}`));
  const elements = nodes.filter((node) => "tagName" in node);
  const scripts = elements.filter(({ tagName }) => tagName === "script");
  expect(scripts.map(({ attrs }) => attrs)).toEqual([[{ name: "type", value: "application/ld+json" }]]);
  const [text] = scripts[0]?.childNodes ?? [];
  expect(text && "value" in text ? JSON.parse(text.value) : undefined).toEqual(jsonLd);
  expect(elements.filter(({ tagName }) => tagName === "img")).toEqual([]);
  expect(nodes.filter(({ nodeName }) => nodeName === "#comment")).toEqual([]);
});

test("only a chamber with colours of its own names their style sheet, and the ground for the browser's frame", () => {
  const named = (data: PageHeadData) =>
    renderToStaticMarkup(<PageHead head={data} language="en" />).match(/<[^<]*(?:stylesheet|theme-color)[^>]*>/g);
  expect(named({ ...head, title: "", description: "" })).toBeNull();
  expect(named({ ...head, focusStyle: "/theme/focus-1.css" })).toEqual([
    '<link rel="stylesheet" href="/theme/focus-1.css"/>',
  ]);
  expect(named({ ...head, theme: { style: "/theme/a.css", ground: "#f4fbf6" } })).toEqual([
    '<link rel="stylesheet" href="/theme/a.css"/>',
    '<meta name="theme-color" content="#f4fbf6"/>',
  ]);
});

test.each([
  ["en", "/feed.xml", "/events.ics"],
  ["ja", "/ja/feed.xml", "/ja/events.ics"],
] as const)("a page in %s leads to its feed and calendar", (language, feed, calendar) => {
  const html = renderToStaticMarkup(<PageHead head={{ ...head, siteName: "Chamber" }} language={language} />);
  expect(html).toContain(`<link rel="alternate" type="application/atom+xml" title="Chamber" href="${feed}"/>`);
  expect(html).toContain(`<link rel="alternate" type="text/calendar" title="Chamber" href="${calendar}"/>`);
});
