import { act, render, screen, waitFor } from "@testing-library/react";
import { FakeApi, someNewsEntry as someNews } from "../../test-support/fake-api";
import { renderAdmin } from "../../test-support/render-admin";
import { NewsFacts, newsParts } from "../../news/news-parts";
import { createClient } from "../../client";
import { AdminNavigation } from "./AdminNavigation";
import { ServicesProvider } from "../services/services";
import { HostSiteProvider } from "../services/host-site";
import { reportOpenInquiries } from "./use-open-inquiries";
import { EndOfSession } from "../services/end-of-session";
import { wordsOf } from "../services/words";

const services = {
  language: "ja" as const,
  apiBase: "",
  endOfSession: new EndOfSession(),
  words: wordsOf("ja"),
  client: createClient("", "ja"),
  loadEditor: () => new Promise<never>(() => undefined),
  now: () => new Date(),
};
const site = {
  pages: {
    start: "/ja/admin",
    events: "/ja/adminEvents",
    news: "/ja/adminNews",
    inquiries: "/ja/adminInquiries",
    content: "/ja/adminContent",
    health: "/ja/adminHealth",
  },
  categories: { Announcement: "お知らせ" },
};

test("links the admin pages in the page's language and marks the current one", () => {
  render(
    <ServicesProvider value={services}>
      <HostSiteProvider value={site}>
        <AdminNavigation current="news" />
      </HostSiteProvider>
    </ServicesProvider>,
  );
  expect(screen.getByRole("navigation", { name: "管理ページ" })).toBeInTheDocument();
  const links = screen.getAllByRole<HTMLAnchorElement>("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href"), link.getAttribute("aria-current")])).toEqual(
    [
      ["トップ", "/ja/admin", null],
      ["お問い合わせ", "/ja/adminInquiries", null],
      ["イベント", "/ja/adminEvents", null],
      ["ニュース", "/ja/adminNews", "page"],
      ["コンテンツ", "/ja/adminContent", null],
      ["サイトの状態", "/ja/adminHealth", null],
    ],
  );
});

describe("open inquiries", () => {
  const renderNavigation = (api: FakeApi, loggedIn: boolean) => {
    globalThis.fetch = api.fetch as typeof fetch;
    return render(
      <ServicesProvider value={services}>
        <HostSiteProvider value={site}>
          <AdminNavigation current="news" loggedIn={loggedIn} />
        </HostSiteProvider>
      </ServicesProvider>,
    );
  };
  const openOnes = (open: number) => {
    const api = new FakeApi();
    api.on("GET /api/openInquiries", { status: 200, body: { open } });
    return api;
  };
  const link = () => screen.getByRole("link", { name: "お問い合わせ" });

  test("are counted behind their link, for staff who are logged in, and read with it", async () => {
    const api = openOnes(3);
    renderNavigation(api, true);
    expect(await screen.findByText("3")).toBeInTheDocument();
    expect(link()).toHaveAccessibleDescription("未対応 3件");
    expect(api.sent.map(({ path }) => path)).toEqual(["/api/openInquiries"]);
  });

  test("are asked for by nobody who is not logged in, and no number is shown for none", async () => {
    const api = openOnes(0);
    const { unmount } = renderNavigation(api, false);
    expect(api.sent).toEqual([]);
    unmount();
    renderNavigation(api, true);
    await waitFor(() => expect(api.sent).toHaveLength(1));
    expect(link()).not.toHaveAccessibleDescription();
  });

  test("follow what the inbox page counts, and are asked for again when the page comes into view", async () => {
    const api = openOnes(3);
    renderNavigation(api, true);
    await screen.findByText("3");
    act(() => reportOpenInquiries(2));
    expect(link()).toHaveAccessibleDescription("未対応 2件");
    expect(api.sent).toHaveLength(1);
    api.on("GET /api/openInquiries", { status: 200, body: { open: 5 } });
    document.dispatchEvent(new Event("visibilitychange"));
    expect(await screen.findByText("5")).toBeInTheDocument();
    api.on("GET /api/openInquiries", { status: 401 });
    act(() => reportOpenInquiries(null));
    await waitFor(() => expect(api.sent).toHaveLength(3));
    expect(screen.getByText("5")).toBeInTheDocument();
  });
});

test("is not there without a host page that knows the addresses", async () => {
  renderAdmin(newsParts);
  await screen.findByRole("heading", { name: "Existing News" });
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
});

test("news shows its categories as the site does, an unknown one as it is written", () => {
  render(
    <ServicesProvider value={services}>
      <HostSiteProvider value={site}>
        <NewsFacts item={someNews({ category: ["Announcement", "Harbour"] })} />
      </HostSiteProvider>
    </ServicesProvider>,
  );
  expect(screen.getByText("お知らせ")).toBeInTheDocument();
  expect(screen.getByText("Harbour")).toBeInTheDocument();
});
