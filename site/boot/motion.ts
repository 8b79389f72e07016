import { isMoving, motionIcons, reduceMotion, still, type MotionAction } from "../home/motion";
import { elements, setText } from "./elements";

/** The focus of somebody who uses the keyboard; a click or a tap focuses a button, too. */
const byKeyboard = ":focus-visible";

/**
 * Starts the automatic motion of `part`, unless the visitor prefers less motion; its `.motion-button` (labels in
 * `data-play`, `data-pause`) stops and starts it, a pointer or the keyboard's focus inside pauses it (WCAG 2.2.2). After a
 * click inside it goes on under the pointer.
 * @param onChange Receives whether it moves, whenever that changes.
 * @returns A function that acts on the motion.
 */
export function startMotion(part: HTMLElement, onChange: (moving: boolean) => void): (action: MotionAction) => void {
  const button = part.querySelector<HTMLElement>(".motion-button");
  let motion = still;
  const act = (action: MotionAction): void => {
    const before = motion;
    motion = reduceMotion(motion, action);
    if (button && motion.wanted !== before.wanted) showAction(button, motion.wanted ? "pause" : "play");
    if (isMoving(motion) !== isMoving(before)) onChange(isMoving(motion));
  };
  button?.addEventListener("click", () => act("toggle"));
  part.addEventListener("pointerenter", () => act("enter"));
  part.addEventListener("pointerleave", () => act("leave"));
  part.addEventListener("click", () => act("press"));
  part.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element && target.matches(byKeyboard)) act("focus");
  });
  part.addEventListener("focusout", ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && part.contains(relatedTarget))) act("blur");
  });
  if (part.querySelector(byKeyboard)) act("focus");

  const less = matchMedia("(prefers-reduced-motion: reduce)");
  // A later change of the setting to "no preference" does not restart stopped motion.
  less.addEventListener("change", () => {
    if (less.matches) act("stop");
  });
  if (!less.matches) act("allow");
  return act;
}

function showAction(button: HTMLElement, action: "pause" | "play"): void {
  setText(button.querySelector("span"), button.dataset[action] ?? "");
  button.querySelector("path")?.setAttribute("d", motionIcons[action]);
}

interface Autoplay {
  /** Stops it until the play button is pressed. */
  readonly stop: () => void;
  /** Starts the waiting time anew; to be called after every change of position. */
  readonly restart: () => void;
}

/**
 * Calls `advance` after `milliseconds()` without a restart, while `part` moves. A timeout and not an interval: a hidden tab
 * accumulates no steps.
 */
export function startAutoplay(
  part: HTMLElement,
  milliseconds: () => number,
  advance: () => void,
  onChange?: (moving: boolean) => void,
): Autoplay {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let moving = false;
  const restart = (): void => {
    clearTimeout(timer);
    if (moving) timer = setTimeout(advance, milliseconds());
  };
  const act = startMotion(part, (now) => {
    moving = now;
    onChange?.(now);
    restart();
  });
  return { stop: () => act("stop"), restart };
}

/** Starts the moving strip (`.logo-strip`) of every `.partners` section; the style sheet moves it by `data-moving` (R3.5). */
export function startLogoStrips(): void {
  for (const section of elements(document, ".partners")) {
    const strip = section.querySelector<HTMLElement>(".logo-strip");
    if (strip)
      startMotion(section, (moving) => {
        strip.dataset["moving"] = String(moving);
        // Browsers scroll a hidden overflow to what has the focus; the strip runs from its start again. In a frame's callback,
        // because this forces a layout.
        if (moving) requestAnimationFrame(() => (strip.scrollLeft = 0));
      });
  }
}
