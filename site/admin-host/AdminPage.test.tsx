import { screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { renderPage } from "../test-support/render-page";
import AdminPage from "./AdminPage";

const texts = {
  toSite: "サイトへ戻る",
  loading: "読み込んでいます…",
  failed: "失敗",
  noScript: "JavaScriptが必要です",
};

test("a staff page has one line back to the site and the other language, and nothing of the public pages", () => {
  const page = { app: "events", pages: {}, sites: {}, texts };
  const props = { pageContext: { page } } as unknown as ComponentProps<typeof AdminPage>;
  renderPage(<AdminPage {...props} />, { language: "ja", path: "/ja/adminEvents" });
  expect(screen.queryByRole("contentinfo")).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "サイトへ戻る" })).toHaveAttribute("href", "/ja");
  expect(screen.getByRole("banner")).toContainElement(screen.getByRole("link", { name: "English" }));
  expect(screen.getAllByRole("navigation")).toHaveLength(1);
  expect(screen.getByRole("status")).toHaveTextContent(texts.loading);
});
