/** @jest-environment node */
import { reduceHero, heroStart, type HeroState } from "./hero-state";

/** The sample's panels: a campaign, the title with its backgrounds, an event. */
const heroPanels = { founding60: 0, title: 1, event: 2 };
const choose = (state: HeroState, panel: number) => reduceHero(state, { kind: "choose", panel, of: 3 });
const settle = (state: HeroState, panel: number) => reduceHero(state, { kind: "settle", panel });
const tick = (state: HeroState) =>
  reduceHero(state, { kind: "tick", lines: [3, 0, 0][state.panel] ?? 0, backgrounds: [0, 2, 0][state.panel] ?? 0 });

test("panels wrap in both directions", () => {
  expect(choose(heroStart, -1).panel).toBe(2);
  expect(choose({ ...heroStart, panel: 2 }, 3).panel).toBe(0);
});

test("choosing a panel resets the two inner indexes to 0, also when it is the same panel", () => {
  const state: HeroState = { panel: heroPanels.title, line: 2, background: 1 };
  for (const panel of [0, 1, 2]) expect(choose(state, panel)).toEqual({ panel, line: 0, background: 0 });
});

test("swiping to another panel is choosing it; coming to rest where one was changes nothing", () => {
  const state: HeroState = { panel: heroPanels.title, line: 0, background: 1 };
  expect(settle(state, 2)).toEqual({ panel: 2, line: 0, background: 0 });
  expect(settle(state, 1)).toBe(state);
});

test("a tick moves the inner index of the panel in sight, round and round", () => {
  const title = { ...heroStart, panel: heroPanels.title };
  expect(tick(title)).toEqual({ ...title, background: 1 });
  expect(tick(tick(title))).toEqual(title);
  expect(tick(tick(tick(heroStart)))).toEqual(heroStart);
  expect(tick(heroStart)).toEqual({ ...heroStart, line: 1 });
  const event = { ...heroStart, panel: heroPanels.event };
  expect(tick(event)).toBe(event);
});

test("one line, one background or none does not move; one panel stays where it is", () => {
  for (const lines of [0, 1])
    for (const backgrounds of [0, 1])
      expect(reduceHero(heroStart, { kind: "tick", lines, backgrounds })).toBe(heroStart);
  for (const panel of [-1, 1]) expect(reduceHero(heroStart, { kind: "choose", panel, of: 1 })).toEqual(heroStart);
});
