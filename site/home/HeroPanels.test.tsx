import { act, fireEvent, screen, within } from "@testing-library/react";
import { startEnds } from "../boot/start-page";
import { startHero } from "../boot/hero";
import { homeTexts } from "../test-support/home";
import { motionPreference } from "../test-support/motion-preference";
import { passTime } from "../test-support/pass-time";
import { renderPage } from "../test-support/render-page";
import { HeroPanels } from "./HeroPanels";

const forms = { founding60: "https://forms.example/60", eventRegistration: "https://forms.example/event" };
const ends = { promotion: "2026-06-30", banner: "2026-12-10" };
const scrolled = jest.fn();

const renderHero = (language: "en" | "ja" = "en") =>
  renderPage(<HeroPanels texts={homeTexts()} forms={forms} ends={ends} pictures={{}} />, {
    language,
    pages: ["home", "membership", "about"],
  });
function show(language: "en" | "ja" = "en") {
  const rendered = renderHero(language);
  startHero();
  return rendered;
}
const background = (): string | null | undefined =>
  document.querySelector('.hero-background[data-current="true"] img')?.getAttribute("src");
const markedLine = (): string | null | undefined =>
  document.querySelector('.hero-line[data-current="true"]')?.textContent;
const press = (name: string): void => {
  fireEvent.click(screen.getByRole("button", { name }));
};
const currentDot = (): string | undefined =>
  screen.getAllByRole("button").find((button) => button.getAttribute("aria-current") === "true")?.textContent;

beforeEach(() => {
  jest.useFakeTimers();
  motionPreference(false);
  Element.prototype.scrollTo = scrolled;
  scrolled.mockClear();
});
afterEach(() => jest.useRealTimers());

test("panel one has three lines and a join button, panel three a register button, both to forms in a new tab", () => {
  show();
  expect([...document.querySelectorAll(".hero-line")].map(({ textContent }) => textContent)).toEqual([
    "Independence",
    "Friendship",
    "Members",
  ]);
  for (const [name, href] of [
    ["Found with us (opens in a new tab)", forms.founding60],
    ["Register (opens in a new tab)", forms.eventRegistration],
  ] as const) {
    const link = screen.getByRole("link", { name });
    expect(link).toHaveAttribute("href", href);
    expect(link).toHaveAttribute("target", "_blank");
  }
});

test("panel two has the title, the subtitle, and buttons to membership and about", () => {
  show("ja");
  expect(screen.getByRole("heading", { level: 1, name: "Title" })).toBeInTheDocument();
  expect(screen.getByText("Subtitle")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Join" })).toHaveAttribute("href", "/ja/demo-membership");
  expect(screen.getByRole("link", { name: "Learn more" })).toHaveAttribute("href", "/ja/demo-about");
});

test("the hero's background changes every 2000 ms and begins again after the last", () => {
  show();
  press("Show panel 2 of 3");
  expect(background()).toBe("/media/a.jpg");
  passTime(1999);
  expect(background()).toBe("/media/a.jpg");
  passTime(1);
  expect(background()).toBe("/media/b.jpg");
  passTime(2000);
  expect(background()).toBe("/media/c.jpg");
  passTime(2000);
  expect(background()).toBe("/media/a.jpg");
});

test("choosing a panel, be it the one in sight, resets background and line", () => {
  show();
  passTime(4000);
  expect(markedLine()).toBe("Members");
  press("Show panel 2 of 3");
  expect(markedLine()).toBe("Independence");
  passTime(2000);
  expect(background()).toBe("/media/b.jpg");
  press("Show panel 2 of 3");
  expect(background()).toBe("/media/a.jpg");
});

test("the arrows wrap in both directions, and scroll to the panel", () => {
  show();
  Object.defineProperty(document.querySelector(".hero-track"), "clientWidth", { value: 800 });
  press("Previous");
  expect(currentDot()).toBe("Show panel 3 of 3");
  expect(scrolled).toHaveBeenLastCalledWith({ left: 1600 });
  press("Next");
  expect(currentDot()).toBe("Show panel 1 of 3");
  expect(scrolled).toHaveBeenLastCalledWith({ left: 0 });
});

test("there are three dots", () => {
  show();
  expect(screen.getAllByRole("button", { name: /^Show panel/ })).toHaveLength(3);
});

const swiped = (to: number): Element => {
  const track = document.querySelector(".hero-track");
  if (!track) throw new Error("no track");
  Object.defineProperty(track, "clientWidth", { value: 800, configurable: true });
  track.scrollLeft = to;
  fireEvent.scroll(track);
  return track;
};

test("a swipe chooses the panel that comes to rest, not those that fly by, however long the way takes", () => {
  show();
  swiped(800);
  passTime(1000);
  const track = swiped(1600);
  passTime(1000);
  expect(currentDot()).toBe("Show panel 1 of 3");
  fireEvent(track, new Event("scrollend"));
  expect(currentDot()).toBe("Show panel 3 of 3");
});

test("the end of the way to a panel that is told after the next choice changes nothing; a swipe on the way is followed", () => {
  show();
  fireEvent.click(screen.getByRole("button", { name: "Show panel 2 of 3" }));
  const track = swiped(800);
  fireEvent.click(screen.getByRole("button", { name: "Show panel 3 of 3" }));
  fireEvent(track, new Event("scrollend"));
  expect(currentDot()).toBe("Show panel 3 of 3");
  swiped(1600);
  fireEvent(track, new Event("scrollend"));
  passTime(1000);
  expect(currentDot()).toBe("Show panel 3 of 3");
  fireEvent.click(screen.getByRole("button", { name: "Show panel 2 of 3" }));
  swiped(0);
  fireEvent(track, new Event("scrollend"));
  passTime(1000);
  expect(currentDot()).toBe("Show panel 1 of 3");
});

test("where the browser does not say that it rests, the swipe has come to its end after 120 ms", () => {
  const known = Object.getOwnPropertyDescriptor(window, "onscrollend");
  Reflect.deleteProperty(window, "onscrollend");
  try {
    show();
    swiped(800);
    passTime(100);
    swiped(1600);
    passTime(100);
    expect(currentDot()).toBe("Show panel 1 of 3");
    passTime(20);
    expect(currentDot()).toBe("Show panel 3 of 3");
  } finally {
    if (known) Object.defineProperty(window, "onscrollend", known);
  }
});

test("a panel that was swiped to before the script ran is the current one", () => {
  renderHero();
  swiped(1600);
  startHero();
  passTime(20);
  expect(currentDot()).toBe("Show panel 3 of 3");
  expect(screen.getByText("3 of 3")).toHaveAttribute("aria-live", "polite");
});

test("what has the focus before the script runs pauses the panels as well", () => {
  renderHero();
  screen.getByRole("link", { name: "Join" }).focus();
  startHero();
  passTime(10_000);
  expect(markedLine()).toBe("Independence");
});

test("the first control stops the backgrounds, says so, and starts them again", () => {
  show();
  press("Show panel 2 of 3");
  const first = screen.getAllByRole("button")[0];
  expect(first).toHaveAccessibleName("Stop changing automatically");
  press("Stop changing automatically");
  expect(first).toHaveAccessibleName("Change automatically");
  passTime(10_000);
  expect(background()).toBe("/media/a.jpg");
  press("Change automatically");
  passTime(2000);
  expect(background()).toBe("/media/b.jpg");
});

test("the control stands before everything else that takes the focus", () => {
  show();
  const [first] = document.querySelectorAll("a, button");
  expect(first).toHaveAccessibleName("Stop changing automatically");
});

test("a pointer or the focus holds the backgrounds while it is there", () => {
  show();
  press("Show panel 2 of 3");
  const title = screen.getByRole("heading", { level: 1 });
  fireEvent.pointerEnter(title.closest("section") ?? title);
  passTime(5000);
  expect(background()).toBe("/media/a.jpg");
  fireEvent.pointerLeave(title.closest("section") ?? title);
  passTime(2000);
  expect(background()).toBe("/media/b.jpg");
  const link = screen.getByRole("link", { name: "Join" });
  act(() => link.focus());
  passTime(5000);
  expect(background()).toBe("/media/b.jpg");
  act(() => link.blur());
  passTime(2000);
  expect(background()).toBe("/media/c.jpg");
});

test("nothing moves for who prefers less motion, nor once that wish comes up", () => {
  const settings = motionPreference(true);
  const { unmount } = show();
  press("Show panel 2 of 3");
  passTime(10_000);
  expect(background()).toBe("/media/a.jpg");
  expect(screen.getByRole("button", { name: "Change automatically" })).toBeInTheDocument();
  unmount();

  settings.change(false);
  show();
  act(() => settings.change(true));
  press("Show panel 2 of 3");
  passTime(10_000);
  expect(background()).toBe("/media/a.jpg");
});

test("panels and controls are named in Japanese", () => {
  show("ja");
  expect(screen.getByRole("region", { name: "注目のお知らせ" })).toHaveAttribute("aria-roledescription", "カルーセル");
  expect(screen.getByRole("group", { name: "3枚中2枚目" })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "自動再生を停止" })).toBeInTheDocument();
});

const benefit = (): string | undefined =>
  ["A year free", "A number for good"].find((text) => screen.getByText(text).closest("[hidden]") === null);
const linksOfPanelThree = (): (string | null)[] =>
  within(screen.getByRole("group", { name: "3 of 3" }))
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));

// [built on, visited on, what a founder gets, where panel three leads]
test.each([
  ["2026-06-12", "2026-06-30", "A year free", forms.eventRegistration],
  ["2026-06-12", "2026-07-01", "A number for good", forms.eventRegistration],
  ["2026-06-12", "2026-12-10", "A number for good", forms.eventRegistration],
  ["2026-06-12", "2026-12-11", "A number for good", "/demo-events"],
  ["2026-12-11", "2026-12-10", "A number for good", forms.eventRegistration],
])("built on %s and looked at on %s, a founder gets: %s; panel three leads to %s", (builtOn, on, gets, leadsTo) => {
  renderPage(<HeroPanels texts={homeTexts()} forms={forms} ends={ends} pictures={{}} />, { builtOn });
  jest.setSystemTime(new Date(`${on}T09:00:00`));
  startEnds();
  expect(benefit()).toBe(gets);
  expect(linksOfPanelThree()).toEqual([leadsTo]);
});

test("the HTML is right on the day it was built, without any script", () => {
  renderPage(<HeroPanels texts={homeTexts()} forms={forms} ends={ends} pictures={{}} />, { builtOn: "2026-12-11" });
  expect(benefit()).toBe("A number for good");
  expect(linksOfPanelThree()).toEqual(["/demo-events"]);
});
