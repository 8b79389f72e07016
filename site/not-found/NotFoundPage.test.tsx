import { render, screen, waitFor } from "@testing-library/react";
import type { ComponentProps } from "react";
import { eventIdOfPath, languageOfPath, newsIdOfPath } from "../../content/model/pages/page-paths";
import { startUnknownAddress } from "../boot/unknown-address";
import type { PageHeadData } from "../shell/page-head-data";
import { navigate } from "../shell/navigate";
import { answerWith } from "../test-support/api-double";
import { testEvent, testNews } from "../test-support/items";
import type { FixedPage } from "../routes";
import { renderPage } from "../test-support/render-page";
import { NewerArticle } from "./NewerArticle";
import { NewerEvent } from "./NewerEvent";
import NotFoundPage, { Head } from "./NotFoundPage";

const texts = {
  heading: "No such page",
  introduction: "Sorry",
  homeLabel: "Home",
  eventsLabel: "Events",
  newsLabel: "News",
};
const head = (title: string): PageHeadData => ({
  title,
  description: "A chamber",
  keywords: "chamber",
  ogTitle: "Demo Chamber",
  ogDescription: "A chamber",
  ogImage: "/media/site/social.jpg",
  ogType: "website",
  siteName: "Demo Chamber",
  publicUrl: "https://demo.example",
  canonicalPath: "/404.html",
  alternates: null,
  noindex: true,
  jsonLd: [],
});
const page = { texts: { en: texts, ja: { ...texts, heading: "ページがありません" } }, newsBackLabel: "Back" };
const call = "/api/getNewsData";

/** The page as it is sent to an address, once boot has run. */
const everyPage: readonly FixedPage[] = ["home", "events", "news", "directory", "officeholders"];

function showAt(address: string, pages = everyPage): void {
  window.history.replaceState(null, "", address);
  const language = languageOfPath(address);
  const props = { pageContext: { language, page } } as unknown as ComponentProps<typeof NotFoundPage>;
  const { container } = renderPage(<NotFoundPage {...props} />, { language, path: "/404.html", pages });
  startUnknownAddress(container);
}

/** What React renders into the island of an article, at the address of one. */
function showArticleAt(address: string): void {
  window.history.replaceState(null, "", address);
  renderPage(<NewerArticle id={newsIdOfPath(address) ?? ""} backLabel="Back" />, { language: languageOfPath(address) });
}

/** Stands in for Gatsby, which writes the page's head into its HTML. */
function putHead(title: string): void {
  const props = { pageContext: { language: "en", head: head(title) } } as ComponentProps<typeof Head>;
  const { container } = render(<Head {...props} />, { container: document.createElement("div") });
  document.head.innerHTML = container.innerHTML;
}
const tag = (name: string): string | null | undefined =>
  document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content");

beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  jest.mocked(navigate).mockClear();
});
afterEach(() => {
  jest.restoreAllMocks();
});

test("an unknown address is told so in both languages, the address' own first", () => {
  showAt("/ja/nothing");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("ページがありません");
  expect(screen.getByRole("heading", { name: "No such page", level: 2 }).parentElement).toHaveAttribute("lang", "en");
  expect(document.querySelector(".unknown-address")).toHaveAttribute("data-settled", "true");
});

test("at the address of an article the page says that it is being loaded, until its island is awake", () => {
  showAt("/ja/news/2026-06-01-report/annual-report");
  expect(screen.getByText("読み込んでいます…")).toBeVisible();
  expect(screen.getByRole("link", { name: "Back" })).toBeInTheDocument();
  expect(screen.queryByRole("heading", { level: 1 })).not.toBeInTheDocument();
  expect(document.querySelector("[data-island]")).toHaveAttribute("data-page", "/page-data/404.html/page-data.json");
});

test("an article newer than the build shows, in the language of its address", async () => {
  answerWith({ [call]: { status: 200, etag: '"1"', body: [testNews()] } });
  showArticleAt("/ja/news/2026-06-01-REPORT/annual-report");
  expect(screen.getByText("読み込んでいます…")).toHaveAttribute("role", "status");
  expect(await screen.findByRole("heading", { name: "年次報告", level: 1 })).toBeInTheDocument();
  await waitFor(() => expect(document.title).toBe("年次報告 | Demo Chamber"));
  expect(window.location.pathname).toBe("/ja/news/2026-06-01-report/annual-report");
});

test("an article newer than the build gets its own tags", async () => {
  const content = `<p>${"Words &amp; figures. ".repeat(20)}</p>`;
  const item = testNews({ image: "/media/2026/a.jpg", category: ["Trade", "Members"], content });
  answerWith({ [call]: { status: 200, etag: '"3"', body: [item] } });
  putHead("Not found");
  showArticleAt("/news/2026-06-01-report/annual-report");
  await screen.findByRole("heading", { name: "Annual report", level: 1 });
  await waitFor(() => expect(document.title).toBe("Annual report | Demo Chamber"));
  expect(tag("og:title")).toBe("Annual report | Demo Chamber");
  expect(tag("description")).toBe("Words & figures. ".repeat(9).slice(0, 150).trim());
  expect(tag("og:description")).toBe(tag("description"));
  expect(tag("keywords")).toBe("Trade, Members");
  expect(tag("og:image")).toBe("http://localhost/media/2026/a.jpg");
  expect(tag("og:url")).toBe("http://localhost/news/2026-06-01-report/annual-report");
  expect(tag("og:type")).toBe("article");
});

test("an article that cannot be fetched leaves the default tags of the site", async () => {
  answerWith({});
  putHead("ありません");
  showArticleAt("/ja/news/a/b");
  await screen.findByRole("heading", { name: "ニュースが見つかりません" });
  expect(document.title).toBe("ありません");
  expect(tag("description")).toBe("A chamber");
  expect(tag("og:image")).toBe("https://demo.example/media/site/social.jpg");
});

test("an item that the API does not have is not found", async () => {
  answerWith({ [call]: { status: 200, etag: '"2"', body: [] } });
  showArticleAt("/news/unknown");
  expect(await screen.findByRole("heading", { name: "News not found" })).toBeInTheDocument();
});

test("without the API, as on a plain static host, a wrong slug leads to the built article by its redirect page", async () => {
  const redirect = '<meta http-equiv="refresh" content="0; url=/news/a/right">';
  answerWith({ "/news/a/": { status: 200, text: redirect } });
  showArticleAt("/news/a/wrong");
  await screen.findByRole("status");
  await waitFor(() => expect(navigate).toHaveBeenCalledWith("/news/a/right", { replace: true }));
});

test("so do other letters and a wrong slug", async () => {
  answerWith({ "/ja/news/a/": { status: 200, text: '<meta http-equiv="refresh" content="0; url=/ja/news/a/right">' } });
  showArticleAt("/ja/news/A/wrong");
  await waitFor(() => expect(navigate).toHaveBeenCalledWith("/ja/news/a/right", { replace: true }));
});

test("without the API and without a built article it is not found", async () => {
  answerWith({});
  showArticleAt("/news/a/b");
  expect(await screen.findByRole("heading", { name: "News not found" })).toBeInTheDocument();
});

describe("at the address of an event", () => {
  const eventCall = "/api/getSingleEvent/2026-06-20-night";

  /** What React renders into the island of an event, at the address of one. */
  function showEventAt(address: string): void {
    window.history.replaceState(null, "", address);
    renderPage(<NewerEvent id={eventIdOfPath(location.pathname) ?? ""} />, { language: languageOfPath(address) });
  }

  test("the page says that it is being loaded, until its island is awake", () => {
    showAt("/ja/events/2026-06-20-night");
    expect(screen.getByText("読み込んでいます…")).toBeVisible();
    expect(document.querySelector("[data-island]")).toHaveAttribute("data-island", "newer-event");
    expect(screen.getByRole("link", { name: "イベント一覧" })).toHaveAttribute("href", "/ja/demo-events");
  });

  test.each([
    ["/events/2026-06-20-NIGHT?from=mail", "/events/2026-06-20-night?from=mail", "Summer night"],
    ["/ja/events/2026-06-20-night", "/ja/events/2026-06-20-night", "夏の交流会"],
  ])("%s shows one that is newer than the build, at its own address and with its tags", async (address, own, title) => {
    answerWith({ [eventCall]: { status: 200, etag: '"1"', body: testEvent() } });
    putHead("Not found");
    showEventAt(address);
    expect(await screen.findByRole("heading", { name: title, level: 1 })).toBeInTheDocument();
    expect(window.location.pathname + window.location.search).toBe(own);
    await waitFor(() => expect(document.title).toBe(`${title} | Demo Chamber`));
    expect(tag("og:url")).toBe(`http://localhost${own.replace(/\?.*/, "")}`);
    expect(tag("og:type")).toBe("website");
  });

  test.each([
    ["/events/unknown", "Event not found"],
    ["/ja/events/unknown", "イベントが見つかりません"],
    ["/events/%E0%A4%A", "Event not found"],
  ])("%s says so where there is none", async (address, words) => {
    const body = { error: { code: "not-found", message: "Not found" } };
    answerWith({ "/api/getSingleEvent/unknown": { status: 404, body }, "/api/getSingleEvent/": { status: 404, body } });
    showEventAt(address);
    expect(await screen.findByRole("heading", { name: words, level: 1 })).toBeInTheDocument();
  });

  test("without the API, as on a plain static host, other letters lead to the built page, and nothing else does", async () => {
    answerWith({});
    showEventAt("/ja/events/2026-06-20-Night");
    await waitFor(() => expect(navigate).toHaveBeenCalledWith("/ja/events/2026-06-20-night", { replace: true }));
    jest.mocked(navigate).mockClear();
    showEventAt("/events/2026-06-20-night");
    expect(await screen.findByRole("heading", { name: "Event not found" })).toBeInTheDocument();
    expect(navigate).not.toHaveBeenCalled();
  });
});

test.each([
  ["/company/nobody", "Company not found.", "All member companies", "/demo-members-directory"],
  ["/ja/company/nobody", "企業が見つかりません。", "会員企業一覧", "/ja/demo-members-directory"],
  ["/demo-board-of-directors/99", "Officeholder not found.", "All officeholders", "/about/demo-officeholders"],
  [
    "/ja/demo-board-of-directors/99",
    "ご指定の方のページが見つかりません。",
    "役員・創設会員一覧",
    "/ja/about/demo-officeholders",
  ],
])("%s has its own words and leads to the list of its kind", (address, words, label, list) => {
  answerWith({});
  showAt(address);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(words);
  expect(screen.getByRole("link", { name: label })).toHaveAttribute("href", list);
});

test.each([["/company/nobody"], ["/demo-board-of-directors/99"], ["/about/demo-president"]])(
  "%s leads home and to the pages that are there, where its list, events and news are not",
  (address) => {
    showAt(address, ["home"]);
    const links = screen.getAllByRole("link").filter((link) => link.closest("main"));
    expect(new Set(links.map((link) => link.getAttribute("href")))).toEqual(
      new Set(address.startsWith("/about") ? ["/", "/ja"] : ["/"]),
    );
  },
);

test.each([
  ["/Chamber-Contact#form", "/chamber-contact", "/chamber-contact#form"],
  ["/JA/Chamber-Contact", "/ja/chamber-contact", "/ja/chamber-contact"],
  ["/News/Report/Annual", "/news/report/annual", "/news/report/annual"],
])("without a server %s is found, too", async (address, page, to) => {
  answerWith({ [page]: { status: 200, text: "" } });
  showAt(address);
  await waitFor(() => expect(navigate).toHaveBeenCalledWith(to, { replace: true }));
});

test("without a server a company is found in any letter case by the page of unknown addresses", async () => {
  answerWith({ "/ja/company/alpha": { status: 200, text: "" } });
  showAt("/ja/company/ALPHA?from=card");
  await waitFor(() => expect(navigate).toHaveBeenCalledWith("/ja/company/alpha?from=card", { replace: true }));
  jest.mocked(navigate).mockClear();
  showAt("/company/Nobody");
  await Promise.resolve();
  expect(navigate).not.toHaveBeenCalled();
});
