/** State of the automatic motion of a part of the page. */
export interface Motion {
  /** Not stopped by hand; decides the label of the button. */
  readonly wanted: boolean;
  readonly hovered: boolean;
  readonly focused: boolean;
}

/** `allow`: the visitor's settings permit motion. `stop`: until the play button is pressed. */
export type MotionAction = "allow" | "stop" | "toggle" | "enter" | "press" | "leave" | "focus" | "blur";

/** No motion in the built HTML: the visitor's settings are unknown and the buttons do not work. */
export const still: Motion = { wanted: false, hovered: false, focused: false };

// The pointer is on the play button: it must not pause the motion that was just started.
const started: Motion = { wanted: true, hovered: false, focused: false };

/** The next state; a pointer or the focus pauses the motion only while it is inside (ARIA Authoring Practices). */
export function reduceMotion(motion: Motion, action: MotionAction): Motion {
  switch (action) {
    case "allow":
      return { ...motion, wanted: true };
    case "stop":
      return { ...motion, wanted: false };
    case "toggle":
      return motion.wanted ? { ...motion, wanted: false } : started;
    case "enter":
      return { ...motion, hovered: true };
    case "press":
    case "leave":
      return { ...motion, hovered: false };
    case "focus":
      return { ...motion, focused: true };
    case "blur":
      return { ...motion, focused: false };
  }
}

/** True while the motion is not paused. */
export const isMoving = ({ wanted, hovered, focused }: Motion): boolean => wanted && !hovered && !focused;

/** Drawings of the button's two actions on a grid of 24, as in `<path d>`. */
export const motionIcons = { pause: "M9 6v12M15 6v12", play: "M9 6l9 6-9 6Z" } as const;
