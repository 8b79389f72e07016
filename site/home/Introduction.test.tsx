import { act, fireEvent, screen, within } from "@testing-library/react";
import { startSlideshows } from "../boot/slideshow";
import { homeTexts } from "../test-support/home";
import { motionPreference } from "../test-support/motion-preference";
import { passTime } from "../test-support/pass-time";
import { renderPage } from "../test-support/render-page";
import { Introduction } from "./Introduction";

function show(): void {
  renderPage(<Introduction texts={homeTexts()} pictures={{}} />, { pages: ["home", "membership", "about"] });
  startSlideshows();
}
const carousel = () => screen.getByRole("region", { name: "The chamber in pictures" });
const shown = (): string | null | undefined =>
  document.querySelector('.slide[data-current="true"] .slide-caption')?.textContent;
const press = (name: string): void => {
  fireEvent.click(screen.getByRole("button", { name }));
};

beforeEach(() => {
  jest.useFakeTimers();
  motionPreference(false);
});
afterEach(() => jest.useRealTimers());

test("the introduction stands beside the pictures, with the ways to membership and about", () => {
  show();
  expect(screen.getByRole("heading", { level: 1, name: "Title" })).toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 2, name: "Who we are" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Join" })).toHaveAttribute("href", "/demo-membership");
  expect(screen.getByRole("link", { name: "Learn more" })).toHaveAttribute("href", "/demo-about");
});

test("it goes on every 3 seconds and wraps", () => {
  show();
  expect(shown()).toBe("Caption x");
  passTime(2999);
  expect(shown()).toBe("Caption x");
  passTime(1);
  expect(shown()).toBe("Caption y");
  passTime(3000);
  expect(shown()).toBe("Caption z");
  passTime(3000);
  expect(shown()).toBe("Caption x");
});

test.each([
  ["Next", "Caption y"],
  ["Previous", "Caption z"],
  ["Show panel 2 of 3", "Caption y"],
])("%s by hand stops it for good", (name, caption) => {
  show();
  fireEvent.pointerEnter(carousel());
  press(name);
  fireEvent.pointerLeave(carousel());
  expect(shown()).toBe(caption);
  passTime(60_000);
  expect(shown()).toBe(caption);
  expect(screen.getByRole("button", { name: "Change automatically" })).toBeInTheDocument();
});

test("next wraps from the last to the first", () => {
  show();
  press("Show panel 3 of 3");
  press("Next");
  expect(shown()).toBe("Caption x");
});

test("screen readers hear pictures that are chosen, not those that change by themselves", () => {
  show();
  const live = document.querySelector(".slides");
  expect(live).toHaveAttribute("aria-live", "off");
  press("Next");
  expect(live).toHaveAttribute("aria-live", "polite");
});

test("the first control stops and starts it; a pointer and the focus hold it", () => {
  show();
  expect(within(carousel()).getAllByRole("button")[0]).toHaveAccessibleName("Stop changing automatically");
  fireEvent.pointerEnter(carousel());
  passTime(9000);
  expect(shown()).toBe("Caption x");
  fireEvent.pointerLeave(carousel());
  act(() => screen.getByRole("button", { name: "Next" }).focus());
  passTime(9000);
  expect(shown()).toBe("Caption x");
  act(() => screen.getByRole("button", { name: "Next" }).blur());
  passTime(3000);
  expect(shown()).toBe("Caption y");
  press("Stop changing automatically");
  passTime(9000);
  expect(shown()).toBe("Caption y");
  press("Change automatically");
  passTime(3000);
  expect(shown()).toBe("Caption z");
});

test("nothing moves for who prefers less motion", () => {
  motionPreference(true);
  show();
  passTime(60_000);
  expect(shown()).toBe("Caption x");
});

test("all pictures and captions are in the page at any time, for who has no JavaScript", () => {
  show();
  for (const { caption, image, alt } of homeTexts().carousel.slides) {
    expect(screen.getByText(caption)).toBeInTheDocument();
    expect(screen.getByAltText(alt)).toHaveAttribute("src", image);
  }
});
