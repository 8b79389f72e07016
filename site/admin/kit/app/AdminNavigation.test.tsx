import { render, screen } from "@testing-library/react";
import { someNews } from "../../test-support/fake-api";
import { renderAdmin } from "../../test-support/render-admin";
import { newsKind } from "../../news/news-kind";
import { NewsFacts } from "../../news/NewsFacts";
import { createClient } from "../../client";
import { AdminNavigation } from "./AdminNavigation";
import { ServicesProvider } from "./services";
import { SiteAroundProvider } from "./site-around";
import { wordsOf } from "../status/words";

const services = {
  language: "ja" as const,
  apiBase: "",
  words: wordsOf("ja"),
  client: createClient("", "ja"),
  loadEditor: () => new Promise<never>(() => undefined),
  now: () => new Date(),
};
const site = {
  pages: {
    events: "/ja/adminEvents",
    news: "/ja/adminNews",
    inquiries: "/ja/adminInquiries",
    health: "/ja/adminHealth",
  },
  categories: { Announcement: "お知らせ" },
};

test("links the admin pages in the page's language and marks the current one", () => {
  render(
    <ServicesProvider value={services}>
      <SiteAroundProvider value={site}>
        <AdminNavigation current="news" />
      </SiteAroundProvider>
    </ServicesProvider>,
  );
  expect(screen.getByRole("navigation", { name: "管理ページ" })).toBeInTheDocument();
  const links = screen.getAllByRole<HTMLAnchorElement>("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href"), link.getAttribute("aria-current")])).toEqual(
    [
      ["イベント", "/ja/adminEvents", null],
      ["ニュース", "/ja/adminNews", "page"],
      ["お問い合わせ", "/ja/adminInquiries", null],
      ["サイトの状態", "/ja/adminHealth", null],
    ],
  );
});

test("is not there without a host page that knows the addresses", async () => {
  renderAdmin(newsKind);
  await screen.findByRole("heading", { name: "Existing News" });
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
});

test("news shows its categories as the site does, an unknown one as it is written", () => {
  render(
    <ServicesProvider value={services}>
      <SiteAroundProvider value={site}>
        <NewsFacts item={someNews({ category: ["Announcement", "Harbour"] })} />
      </SiteAroundProvider>
    </ServicesProvider>,
  );
  expect(screen.getByText("お知らせ")).toBeInTheDocument();
  expect(screen.getByText("Harbour")).toBeInTheDocument();
});
