/** How long a background of the hero stays, in milliseconds (R3.2). */
export const backgroundMilliseconds = 2000;

/** State of the three panels. */
export interface HeroState {
  /** 0-based. */
  readonly panel: number;
  /** The line of the campaign that is marked; 0-based. */
  readonly line: number;
  /** The background of the hero that shows; 0-based. */
  readonly background: number;
}

export type HeroAction =
  /** An index that may be before the first or after the last. */
  | { readonly kind: "choose"; readonly panel: number; readonly of: number }
  /** The panels were scrolled or swiped to this one. */
  | { readonly kind: "settle"; readonly panel: number }
  /** What the panel in sight has. */
  | { readonly kind: "tick"; readonly lines: number; readonly backgrounds: number };

export const heroStart: HeroState = { panel: 0, line: 0, background: 0 };

/** The next state: choosing a panel resets both inner indexes, a tick moves the one of the panel in sight. */
export function reduceHero(state: HeroState, action: HeroAction): HeroState {
  if (action.kind === "choose") return { ...heroStart, panel: (action.panel + action.of) % action.of };
  if (action.kind === "settle") return action.panel === state.panel ? state : { ...heroStart, panel: action.panel };
  if (action.lines > 1) return { ...state, line: (state.line + 1) % action.lines };
  return action.backgrounds > 1 ? { ...state, background: (state.background + 1) % action.backgrounds } : state;
}
