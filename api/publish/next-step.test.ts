import { mostFailures, nextStep, type LiveSituation, type Situation, type Step } from "./next-step";

const live: LiveSituation = { commit: "a", isOfThisCode: true, isUnfinished: false };
/** The newest content is live, and its renderer is open. */
const atRest: Situation = {
  isClosing: false,
  isBusy: false,
  isHeld: false,
  newest: "a",
  live,
  renderer: "open",
  failures: 0,
  isOutOfTime: false,
  hasGivenUp: false,
  isDayOver: false,
  hasDeferred: false,
  state: "live",
};
const saved = { ...atRest, newest: "b" };

test.each<[string, Situation, Step]>([
  ["nothing to do", atRest, "wait"],
  ["a save", saved, "render"],
  ["the first start", { ...atRest, live: undefined, renderer: "absent", state: "none" }, "compile"],
  ["a start whose content is still being read", { ...atRest, newest: undefined, live: undefined }, "wait"],
  ["a start with the live release", { ...atRest, renderer: "closed" }, "open-renderer"],
  ["the same before the content is read", { ...atRest, newest: undefined, renderer: "closed" }, "open-renderer"],
  ["the same with an open renderer", { ...atRest, newest: undefined }, "wait"],
  ["content that came while nobody published", { ...saved, renderer: "closed" }, "open-renderer"],
  ["a release of other code", { ...saved, live: { ...live, isOfThisCode: false } }, "compile"],
  ["the same, of the newest content", { ...atRest, live: { ...live, isOfThisCode: false } }, "compile"],
  ["no compiled renderer, at rest", { ...atRest, renderer: "absent" }, "wait"],
  ["no compiled renderer, a save", { ...saved, renderer: "absent" }, "compile"],
  ["an interrupted change", { ...atRest, live: { ...live, isUnfinished: true } }, "render"],
  ["a renderer that failed once, a save", { ...saved, renderer: "closed", failures: 1 }, "open-renderer"],
  ["one that failed too often, a save", { ...saved, renderer: "closed", failures: mostFailures }, "compile"],
  ["one that failed too often, at rest", { ...atRest, renderer: "closed", failures: mostFailures }, "wait"],
  ["content that could not be published", { ...saved, hasGivenUp: true, state: "failed" }, "wait"],
  ["content that went back to what is live", { ...atRest, state: "failed" }, "announce"],
  ["the same after a step that announced a build", { ...atRest, state: "building" }, "announce"],
  ["a new day", { ...atRest, isDayOver: true }, "render-day"],
  ["a save on a new day", { ...saved, isDayOver: true }, "render"],
  ["a new day without a renderer", { ...atRest, renderer: "absent", isDayOver: true }, "wait"],
  ["files that no page waits for", { ...atRest, hasDeferred: true }, "render-deferred"],
  ["the same with a save", { ...saved, hasDeferred: true }, "render"],
  ["the same on a new day", { ...atRest, hasDeferred: true, isDayOver: true }, "render-day"],
  ["the same after too many failures", { ...atRest, hasDeferred: true, failures: mostFailures }, "wait"],
  ["the time of an item", { ...atRest, isOutOfTime: true }, "render"],
  ["the same at a start", { ...atRest, isOutOfTime: true, renderer: "closed" }, "open-renderer"],
  ["the same without a renderer", { ...atRest, isOutOfTime: true, renderer: "absent" }, "compile"],
  ["the same of content that could not be published", { ...atRest, isOutOfTime: true, hasGivenUp: true }, "wait"],
  ["the same while a release is held", { ...atRest, isOutOfTime: true, isHeld: true }, "close-renderer"],
  ["the time of an item on a new day", { ...atRest, isOutOfTime: true, isDayOver: true }, "render"],
  ["a release that is not live any more", { ...saved, renderer: "outdated" }, "close-renderer"],
  ["the same before the content is read", { ...saved, newest: undefined, renderer: "outdated" }, "close-renderer"],
])("%s: %j is followed by %s", (_what, situation, step) => expect(nextStep(situation)).toBe(step));

const states = ["none", "building", "live", "held", "failed"] as const;
const all = states.flatMap((state) =>
  (["absent", "closed", "open", "outdated"] as const).flatMap((renderer) =>
    [undefined, "a", "b"].flatMap((newest) =>
      [undefined, live, { ...live, isOfThisCode: false }, { ...live, isUnfinished: true }].flatMap((release) =>
        [0, mostFailures].flatMap((failures) =>
          [true, false].flatMap((flag) =>
            [true, false].map((isOutOfTime) => ({
              ...{ isClosing: false, isBusy: false, isHeld: false, hasGivenUp: flag, isDayOver: flag, isOutOfTime },
              ...{ hasDeferred: flag },
              ...{ state, renderer, newest, live: release, failures },
            })),
          ),
        ),
      ),
    ),
  ),
);

test("a step that is under way ends before anything else begins, and nothing begins while the service ends", () => {
  expect(new Set(all.map((situation) => nextStep({ ...situation, isBusy: true, isClosing: true })))).toEqual(
    new Set(["wait"]),
  );
  expect(new Set(all.map((situation) => nextStep({ ...situation, isClosing: true })))).toEqual(new Set(["stop"]));
});

test("while a release is held nothing is rendered or built", () => {
  for (const situation of all) {
    const isOpen = situation.renderer === "open" || situation.renderer === "outdated";
    expect(nextStep({ ...situation, isHeld: true })).toBe(isOpen ? "close-renderer" : "wait");
  }
});

test("a renderer renders only for the release that it belongs to, and Gatsby builds only what no renderer can", () => {
  for (const situation of all) {
    const step = nextStep(situation);
    if (step === "render" || step === "render-day" || step === "render-deferred")
      expect(situation).toMatchObject({ renderer: "open", live: { isOfThisCode: true }, failures: 0 });
    if (step === "compile")
      expect(
        situation.live?.isOfThisCode !== true || situation.renderer === "absent" || situation.failures === mostFailures,
      ).toBe(true);
    const isBehind = situation.newest === "b" || (situation.newest === "a" && situation.isOutOfTime);
    if (step === "wait" && isBehind) expect(situation.hasGivenUp).toBe(true);
  }
});
