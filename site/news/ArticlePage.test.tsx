import { screen } from "@testing-library/react";
import type { NewsAnswer } from "../../content/model/api/answers";
import { newsArticle } from "../items/news-article";
import { AnswerProvider, type ApiAnswer } from "../live/answer";
import { testNews, untranslatedNews } from "../test-support/items";
import { renderPage } from "../test-support/render-page";
import { Article } from "./ArticlePage";

interface Shown {
  readonly language?: "en" | "ja";
  /** What the API has answered. */
  readonly answer?: ApiAnswer;
}
function show(news: NewsAnswer, { language = "en", answer }: Shown = {}): void {
  const page = <Article article={newsArticle(news, language)} etag='"1"' backLabel="Back" pictures={{}} />;
  renderPage(<AnswerProvider value={answer}>{page}</AnswerProvider>, { language });
}

beforeEach(() => {
  window.history.replaceState(null, "", "/news/2026-06-01-report/annual-report");
});

test("an article shows its title, date, categories and text", () => {
  show(testNews());
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Annual report");
  expect(screen.getByText("Mon, Jun 1, 2026")).toHaveAttribute("datetime", "2026-06-01");
  expect(screen.getByText("What we did this year.")).toBeInTheDocument();
});

test("a text changed after the build is swapped in; the right address stays", () => {
  show(testNews(), { answer: { status: 200, body: testNews({ content: "<p>Corrected.</p>" }) } });
  expect(screen.getByText("Corrected.")).toBeInTheDocument();
  expect(window.location.pathname).toBe("/news/2026-06-01-report/annual-report");
});

test("a changed title means another slug: the address is replaced, query and hash stay", () => {
  window.history.replaceState(null, "", "/news/2026-06-01-report/annual-report?from=mail#top");
  show(testNews(), { answer: { status: 200, body: testNews({ title: "Yearly report", slug: "yearly-report" }) } });
  const { location } = window;
  expect(location.pathname + location.search + location.hash).toBe(
    "/news/2026-06-01-report/yearly-report?from=mail#top",
  );
});

test("an article that was deleted after the build is not found", () => {
  show(testNews(), { answer: { status: 404, body: { error: { code: "not-found", message: "Not found" } } } });
  expect(screen.getByRole("heading", { name: "News not found" })).toBeInTheDocument();
});

test("an article asks about itself alone, with the version that was built", () => {
  show(testNews());
  expect(document.querySelector<HTMLElement>("[data-asks]")?.dataset).toMatchObject({
    asks: "/api/getSingleNews/2026-06-01-report",
    etag: '"1"',
  });
});

test("an untranslated article on a Japanese page is marked as English", () => {
  window.history.replaceState(null, "", "/ja/news/2026-06-01-report/annual-report");
  show(untranslatedNews(), { language: "ja" });
  expect(screen.getByText("本文は英語のみ")).toBeInTheDocument();
  expect(screen.getByText("What we did this year.").parentElement).toHaveAttribute("lang", "en");
  expect(screen.getByText("貿易")).toBeInTheDocument();
});
