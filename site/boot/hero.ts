import { backgroundMilliseconds, heroStart, reduceHero, type HeroAction } from "../home/hero-state";
import { startControls } from "./carousel-controls";
import { elements, markCurrent, setText } from "./elements";
import { startAutoplay } from "./motion";

/** Without `scrollend` (Safari before 26.2): after this many milliseconds without a scroll event the scrolling has ended. */
const settledAfter = 120;
/** The way to a chosen panel takes less, in milliseconds. */
const longestWay = 1000;

/** Starts the panels at the top of the home page (`.hero`, R3.2). */
export function startHero(): void {
  elements(document, ".hero").forEach(startPanels);
}

function startPanels(hero: HTMLElement): void {
  const track = hero.querySelector<HTMLElement>(".hero-track");
  if (!track) return;
  const panels = elements(track, "[role=group]");
  const lines = elements(track, ".hero-line");
  const backgrounds = elements(track, ".hero-background");
  let state = heroStart;
  /** The panel that was chosen and is on its way. */
  let aim: number | undefined;
  const inSight = (parts: readonly HTMLElement[]): number =>
    parts.filter((part) => panels[state.panel]?.contains(part)).length;
  const act = (action: HeroAction): void => {
    const before = state;
    state = reduceHero(state, action);
    if (state === before) return;
    markCurrent(lines, state.line);
    markCurrent(backgrounds, state.background);
    showPosition(state.panel);
    // The panels move only on a choice, so that each may be announced.
    setText(hero.querySelector("[aria-live]"), panels[state.panel]?.getAttribute("aria-label") ?? "");
    autoplay.restart();
  };
  const showPosition = startControls(hero, panels.length, (panel) => {
    act({ kind: "choose", panel, of: panels.length });
    aim = state.panel;
    // The style sheet decides between smooth and instant scrolling (prefers-reduced-motion).
    track.scrollTo({ left: state.panel * track.clientWidth });
  });
  const autoplay = startAutoplay(
    hero,
    () => backgroundMilliseconds,
    () => act({ kind: "tick", lines: inSight(lines), backgrounds: inSight(backgrounds) }),
  );
  const settle = (): void => {
    const panel = Math.round(track.scrollLeft / Math.max(1, track.clientWidth));
    // The end of an earlier way may be told after the next choice; who swipes meanwhile is followed a little later.
    if (aim !== undefined && aim !== panel) setTimeout(settle, longestWay);
    else act({ kind: "settle", panel });
    aim = undefined;
  };
  onScrollEnd(track, settle);
  // Swiped before this ran, and at rest. In a frame's callback: the layout is then due anyway.
  const frame = requestAnimationFrame(() => {
    if (track.scrollLeft > 0) settle();
  });
  track.addEventListener("scroll", () => cancelAnimationFrame(frame), { once: true, passive: true });
}

function onScrollEnd(track: HTMLElement, settle: () => void): void {
  // More reliable than the timeout: a busy browser may pause for longer while it scrolls.
  if ("onscrollend" in window) {
    track.addEventListener("scrollend", settle);
    return;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(settle, settledAfter);
  };
  track.addEventListener("scroll", wait, { passive: true });
}
