import { screen } from "@testing-library/react";
import { renderPage } from "../test-support/render-page";
import { FollowLinks } from "./FollowLinks";

const hrefs = (): (string | null)[] => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

test("calendars subscribe by one press where the public address is known", () => {
  renderPage(<FollowLinks of="events" />, { language: "ja", publicUrl: "https://chamber.example" });
  const [google = "", outlook = "", ...others] = hrefs();
  expect(new URL(google ?? "").searchParams.get("cid")).toBe("webcal://chamber.example/ja/events.ics");
  expect(new URL(outlook ?? "").searchParams.get("url")).toBe("https://chamber.example/ja/events.ics");
  expect(others).toEqual(["webcal://chamber.example/ja/events.ics", "/ja/events.ics", "/ja/feed.xml"]);
});

test("without a public address there are the addresses of this site", () => {
  renderPage(<FollowLinks of="events" />);
  expect(hrefs()).toEqual(["/events.ics", "/feed.xml"]);
});

test("the page of news has its feed first, and no big calendar", () => {
  renderPage(<FollowLinks of="news" />, { language: "ja", publicUrl: "https://chamber.example" });
  expect(hrefs()).toEqual(["/ja/feed.xml", "/ja/events.ics"]);
});
