import { screen } from "@testing-library/react";
import { testNews } from "../test-support/items";
import { renderPage } from "../test-support/render-page";
import { newsArticle } from "./news-article";
import { NewsArticle } from "./NewsArticle";

function show(language: "en" | "ja", changes: Parameters<typeof testNews>[0]): void {
  const article = newsArticle(testNews(changes), language);
  renderPage(<NewsArticle article={article} backLabel="Back" pictures={{}} />, { language });
}

test.each([
  ["en", "Learn more!"],
  ["ja", "詳しく見る"],
] as const)("a link without words of its own has the default ones: %s", (language, words) => {
  show(language, { link: "https://office.example/report", buttonText: "", buttonText_jp: "" });
  expect(screen.getByRole("link", { name: new RegExp(`^${words}`) })).toHaveAttribute(
    "href",
    "https://office.example/report",
  );
});

test("words of the item's own come first, in the page's language", () => {
  show("ja", { link: "https://office.example/report", buttonText: "Read it", buttonText_jp: "読む" });
  expect(screen.getByRole("link", { name: /^読む/ })).toBeInTheDocument();
});

test("without a link there is no button", () => {
  show("en", { buttonText: "Read it" });
  expect(screen.queryByRole("link", { name: /Read it/ })).toBeNull();
});
