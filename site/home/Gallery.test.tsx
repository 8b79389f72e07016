import { fireEvent, screen } from "@testing-library/react";
import { startSlideshows } from "../boot/slideshow";
import { homeTexts } from "../test-support/home";
import { motionPreference } from "../test-support/motion-preference";
import { passTime } from "../test-support/pass-time";
import { renderPage } from "../test-support/render-page";
import { Gallery, galleryPhases } from "./Gallery";

const { gallery } = homeTexts();
const shown = (): string | null | undefined =>
  document.querySelector('.slide[data-current="true"] .slide-caption')?.textContent;

function show(): void {
  renderPage(<Gallery texts={gallery} pictures={{}} />);
  startSlideshows();
}

beforeEach(() => {
  jest.useFakeTimers();
  motionPreference(false);
});
afterEach(() => jest.useRealTimers());

test("phase 0 lasts two intervals of 7 s, phase 1 six of 2 s, phase 2 one of 7 s", () => {
  const phases = galleryPhases(gallery).map(({ pictures, milliseconds }) => [pictures.length, milliseconds]);
  expect(phases).toEqual([
    [2, 7000],
    [6, 2000],
    [1, 7000],
  ]);
});

test("the pictures follow the phases and begin again", () => {
  show();
  const seen: [number, string | null | undefined][] = [[0, shown()]];
  for (let second = 1; second <= 33; second += 1) {
    passTime(1000);
    if (shown() !== seen.at(-1)?.[1]) seen.push([second, shown()]);
  }
  expect(seen).toEqual([
    [0, "Caption slide-1"],
    [7, "Caption slide-2"],
    [14, "Caption event-1"],
    [16, "Caption event-2"],
    [18, "Caption event-3"],
    [20, "Caption event-4"],
    [22, "Caption event-5"],
    [24, "Caption event-6"],
    [26, "Caption closing"],
    [33, "Caption slide-1"],
  ]);
});

test("it can be stopped, and looked through by hand", () => {
  show();
  fireEvent.click(screen.getByRole("button", { name: "Stop changing automatically" }));
  passTime(60_000);
  expect(shown()).toBe("Caption slide-1");
  fireEvent.click(screen.getByRole("button", { name: "Previous" }));
  expect(shown()).toBe("Caption closing");
  expect(screen.getByText("9 / 9")).toBeInTheDocument();
});
