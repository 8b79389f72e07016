/** Founding 60, hero, event banner (R3.2). */
export const heroPanels = { founding60: 0, title: 1, event: 2 } as const;
export const heroPanelCount = 3;

/** How long a background of the hero stays, in milliseconds (R3.2). */
export const backgroundMilliseconds = 2000;

/** State of the three panels. */
export interface HeroState {
  /** 0-based. */
  readonly panel: number;
  /** The line of Founding 60 that is marked; 0-based. */
  readonly line: number;
  /** The background of the hero that shows; 0-based. */
  readonly background: number;
}

export type HeroAction =
  | { readonly kind: "choose"; readonly panel: number }
  /** The panels were scrolled or swiped to this one. */
  | { readonly kind: "settle"; readonly panel: number }
  | { readonly kind: "tick"; readonly lines: number; readonly backgrounds: number };

export const heroStart: HeroState = { panel: heroPanels.founding60, line: 0, background: 0 };

/** The panel of an index that may be before the first or after the last. */
export const wrappedPanel = (panel: number): number => (panel + heroPanelCount) % heroPanelCount;

/** The next state: choosing a panel resets both inner indexes, a tick moves the one of the panel in sight. */
export function reduceHero(state: HeroState, action: HeroAction): HeroState {
  if (action.kind === "choose") return { ...heroStart, panel: wrappedPanel(action.panel) };
  if (action.kind === "settle") return action.panel === state.panel ? state : { ...heroStart, panel: action.panel };
  if (state.panel === heroPanels.founding60) return { ...state, line: (state.line + 1) % action.lines };
  if (state.panel === heroPanels.title) return { ...state, background: (state.background + 1) % action.backgrounds };
  return state;
}
