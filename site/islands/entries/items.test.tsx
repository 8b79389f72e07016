import { act, screen } from "@testing-library/react";
import { homeTexts } from "../../test-support/home";
import { testSite, wordsOf } from "../../test-support/render-page";
import { mount } from "./items";

test("React keeps what the home page says where there are no news and no events", async () => {
  const canonical = document.createElement("link");
  Object.assign(canonical, { rel: "canonical", href: "https://demo.example/" });
  document.head.append(canonical);
  const none = { items: [], etag: '"e"' };
  const page = {
    texts: homeTexts(),
    pictures: {},
    events: none,
    noUpcoming: "No event yet.",
    news: none,
    noNews: "No news yet.",
  };
  const frame = { language: "en", path: "/", builtOn: "2026-06-12", site: testSite() };
  const edges = Object.entries(wordsOf("en")).map(([ns, data]) => ({ node: { ns, data: JSON.stringify(data) } }));
  const file = { result: { pageContext: { frame, page }, data: { locales: { edges } } } };
  globalThis.fetch = ((url: string) =>
    Promise.resolve({
      ok: true,
      status: 200,
      headers: new Headers(),
      json: () => Promise.resolve(url === "page" ? file : []),
    })) as never;
  for (const island of ["latest-events", "latest-news"]) {
    const element = document.createElement("section");
    Object.assign(element.dataset, { island, page: "page" });
    document.body.append(element);
    await act(() => mount(element));
  }
  expect(await screen.findByText("No event yet.")).toBeVisible();
  expect(await screen.findByText("No news yet.")).toBeVisible();
});
