import { reduceHero, heroPanels, heroStart, type HeroState } from "./hero-state";

const choose = (state: HeroState, panel: number) => reduceHero(state, { kind: "choose", panel });
const settle = (state: HeroState, panel: number) => reduceHero(state, { kind: "settle", panel });
const tick = (state: HeroState) => reduceHero(state, { kind: "tick", lines: 3, backgrounds: 2 });

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
