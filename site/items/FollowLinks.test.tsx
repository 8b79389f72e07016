import { fireEvent, screen } from "@testing-library/react";
import { startShare } from "../boot/share";
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

test.each([
  ["en", "news", "", /^Our news can come to you: .* appear there by themselves\.$/],
  ["ja", "news", "/ja", /^フィードのアドレスを.*自動で届きます。$/],
  ["en", "events", "", /^You can also copy an address/],
  ["ja", "events", "/ja", /^アドレスをコピーして/],
] as const)(
  "a sentence says what the addresses are for, and a button copies each, also where the device shares: %s, %s",
  async (language, of, below, sentence) => {
    const copied: string[] = [];
    const shared = jest.fn();
    const clipboard = { writeText: (text: string) => Promise.resolve(copied.push(text)) };
    Object.defineProperty(navigator, "share", { value: shared, configurable: true });
    Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
    startShare(renderPage(<FollowLinks of={of} />, { language }).container);
    expect(screen.getByText(sentence)).toBeVisible();
    const buttons = screen.getAllByRole("button");
    const links = screen.getAllByRole("link").map(({ textContent }) => textContent);
    expect(buttons.map(({ textContent }) => textContent.split(/[:：] ?/)[1])).toEqual(links);
    buttons.forEach((button) => fireEvent.click(button));
    expect(await screen.findAllByText(language === "ja" ? "アドレスをコピーしました" : "Address copied")).toHaveLength(
      2,
    );
    const inOrder = of === "news" ? ["feed.xml", "events.ics"] : ["events.ics", "feed.xml"];
    expect(copied).toEqual(inOrder.map((file) => `http://localhost${below}/${file}`));
    expect(shared).not.toHaveBeenCalled();
    Object.defineProperty(navigator, "share", { value: undefined, configurable: true });
    Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true });
  },
);
