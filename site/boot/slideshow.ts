import { startControls } from "./carousel-controls";
import { elements, markCurrent } from "./elements";
import { startAutoplay } from "./motion";

/** Starts every `.slideshow`: its `.slide` elements follow one another, each after its `data-milliseconds` (R3.3, R3.6). */
export function startSlideshows(): void {
  elements(document, ".slideshow").forEach(startSlideshow);
}

function startSlideshow(part: HTMLElement): void {
  const slides = elements(part, ".slide");
  if (slides.length < 2) return;
  let current = 0;
  const show = (index: number): void => {
    current = (index + slides.length) % slides.length;
    markCurrent(slides, current);
    showPosition(current);
    autoplay.restart();
  };
  const showPosition = startControls(part, slides.length, (index) => {
    autoplay.stop();
    show(index);
  });
  const autoplay = startAutoplay(
    part,
    () => Number(slides[current]?.dataset["milliseconds"]),
    () => show(current + 1),
    // Announced are slides that were chosen, not those that follow by themselves.
    (moving) => part.querySelector(".slides")?.setAttribute("aria-live", moving ? "off" : "polite"),
  );
}
