import { screen, waitFor } from "@testing-library/react";
import type { NewsAnswer } from "../../content/model/api/answers";
import { newsArticle } from "../items/news-article";
import { answerWith } from "../test-support/api-double";
import { testNews, untranslatedNews } from "../test-support/items";
import { renderPage } from "../test-support/render-page";
import { Article } from "./ArticlePage";

const call = "/api/getSingleNews/2026-06-01-report";
let visit = 0;
function showArticle(news: NewsAnswer, language: "en" | "ja" = "en"): void {
  visit += 1;
  renderPage(
    <Article article={newsArticle(news, language)} etag={`"built-${String(visit)}"`} backLabel="Back" pictures={{}} />,
    { language },
  );
}

beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  window.history.replaceState(null, "", "/news/2026-06-01-report/annual-report");
});
afterEach(() => {
  jest.restoreAllMocks();
});

test("an article shows its title, date, categories and text", () => {
  answerWith({ [call]: { status: 304 } });
  showArticle(testNews());
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Annual report");
  expect(screen.getByText("Mon, Jun 1, 2026")).toHaveAttribute("datetime", "2026-06-01");
  expect(screen.getByText("What we did this year.")).toBeInTheDocument();
});

test("a text changed after the build is swapped in; the right address stays", async () => {
  answerWith({ [call]: { status: 200, etag: '"2"', body: testNews({ content: "<p>Corrected.</p>" }) } });
  showArticle(testNews());
  expect(await screen.findByText("Corrected.")).toBeInTheDocument();
  expect(window.location.pathname).toBe("/news/2026-06-01-report/annual-report");
});

test("a changed title means another slug: the address is replaced, query and hash stay", async () => {
  window.history.replaceState(null, "", "/news/2026-06-01-report/annual-report?from=mail#top");
  answerWith({
    [call]: { status: 200, etag: '"2"', body: testNews({ title: "Yearly report", slug: "yearly-report" }) },
  });
  showArticle(testNews());
  const { location } = window;
  await waitFor(() =>
    expect(location.pathname + location.search + location.hash).toBe(
      "/news/2026-06-01-report/yearly-report?from=mail#top",
    ),
  );
});

test("an article that was deleted after the build is not found", async () => {
  answerWith({ [call]: { status: 404, body: { error: { code: "not-found", message: "Not found" } } } });
  showArticle(testNews());
  expect(await screen.findByRole("heading", { name: "News not found" })).toBeInTheDocument();
});

test("an article asks about itself alone; an answer that is not the API's changes nothing", async () => {
  const calls = answerWith({ [call]: { status: 404, text: "<h1>No such page on this static host</h1>" } });
  showArticle(testNews());
  await waitFor(() => expect(console.error).toHaveBeenCalled());
  expect(calls).toEqual([{ path: call, ifNoneMatch: `"built-${String(visit)}"` }]);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Annual report");
});

test("an untranslated article on a Japanese page is marked as English", () => {
  window.history.replaceState(null, "", "/ja/news/2026-06-01-report/annual-report");
  answerWith({ [call]: { status: 304 } });
  showArticle(untranslatedNews(), "ja");
  expect(screen.getByText("英語のみ")).toBeInTheDocument();
  expect(screen.getByText("What we did this year.").parentElement).toHaveAttribute("lang", "en");
  expect(screen.getByText("貿易")).toBeInTheDocument();
});
