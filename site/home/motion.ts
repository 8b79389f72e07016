/** What decides whether a part of the page moves by itself. */
export interface Motion {
  /** Movement was not stopped; the label of the button follows it. */
  readonly wanted: boolean;
  readonly hovered: boolean;
  readonly focused: boolean;
}

/** `allow`: the visitor's settings have nothing against movement. `stop`: by hand, for good. */
export type MotionAction = "allow" | "stop" | "toggle" | "enter" | "leave" | "focus" | "blur";

/** Nothing moves before the page knows the visitor's settings and its buttons work. */
export const still: Motion = { wanted: false, hovered: false, focused: false };

// Who presses "play" stands on the button: that must not hold what was just asked for.
const started: Motion = { wanted: true, hovered: false, focused: false };

/** The next state; a pointer or the focus hold the movement only while they are there (ARIA Authoring Practices). */
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
    case "leave":
      return { ...motion, hovered: false };
    case "focus":
      return { ...motion, focused: true };
    case "blur":
      return { ...motion, focused: false };
  }
}

/** True while it really moves. */
export const isMoving = ({ wanted, hovered, focused }: Motion): boolean => wanted && !hovered && !focused;
