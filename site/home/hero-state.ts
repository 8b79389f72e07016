/** Founding 60, hero, event banner (R3.2). */
export const heroPanels = { founding60: 0, title: 1, event: 2 } as const;
export const heroPanelCount = 3;

/** How long a background of the hero stays, in milliseconds (R3.2). */
export const backgroundMilliseconds = 2000;

/** Where the three panels stand. */
export interface HeroState {
  /** 0-based. */
  readonly panel: number;
  /** The line of Founding 60 that is marked; 0-based. */
  readonly line: number;
  /** The background of the hero that shows; 0-based. */
  readonly background: number;
}

export type HeroAct =
  | { readonly kind: "choose"; readonly panel: number }
  /** The panels were scrolled or swiped, and one stands in sight. */
  | { readonly kind: "settle"; readonly panel: number }
  | { readonly kind: "tick"; readonly lines: number; readonly backgrounds: number };

export const heroStart: HeroState = { panel: heroPanels.founding60, line: 0, background: 0 };

/** The panel at an index that may stand before the first or after the last. */
export const wrappedPanel = (panel: number): number => (panel + heroPanelCount) % heroPanelCount;

/** The next state: choosing a panel resets both inner indexes, a tick moves the one of the panel in sight. */
export function heroAfter(state: HeroState, act: HeroAct): HeroState {
  if (act.kind === "choose") return { ...heroStart, panel: wrappedPanel(act.panel) };
  if (act.kind === "settle") return act.panel === state.panel ? state : { ...heroStart, panel: act.panel };
  if (state.panel === heroPanels.founding60) return { ...state, line: (state.line + 1) % act.lines };
  if (state.panel === heroPanels.title) return { ...state, background: (state.background + 1) % act.backgrounds };
  return state;
}
