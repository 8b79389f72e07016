/** @jest-environment node */
import type { PublishAnswer } from "../../../../content/model/api/answers";
import { askDelay, publishingOf, reduceFollowing, startFollowing, type FollowingEvent } from "./publishing";
import { isListed, stepsOf } from "./visibility";

const commit = "c".repeat(40);
const answered = (answer: PublishAnswer): FollowingEvent => ({ kind: "answered", answer });
const building = answered({ kind: "building", commit, contains: false, stage: "building" });
const live = answered({ kind: "live", liveCommit: commit, contains: true, stage: "live" });
const failed = answered({ kind: "failed", commit, reason: "a template is broken", stage: "failed" });
const noAnswer: FollowingEvent = { kind: "ask-failed", sessionOver: false };
const hidden: FollowingEvent = { kind: "page-hidden" };
const shown: FollowingEvent = { kind: "page-shown" };

test.each<[string, PublishAnswer, object]>([
  ["nothing is published", { kind: "none" }, { kind: "none" }],
  ["waiting for an older build", { kind: "building", commit, stage: "waiting" }, { kind: "waiting" }],
  ["in a build", { kind: "building", commit, stage: "building" }, { kind: "building" }],
  ["live while a newer one is built", { kind: "building", commit, stage: "live" }, { kind: "live" }],
  [
    "in the failed build",
    { kind: "failed", commit, reason: "no room", stage: "failed" },
    { kind: "failed", reason: "no room" },
  ],
  [
    "saved after the failed build",
    { kind: "failed", commit, reason: "no room", stage: "waiting" },
    { kind: "waiting" },
  ],
  [
    "saved while an older release is held",
    { kind: "held", liveCommit: commit, release: "r", since: "2026-06-01T03:00:00Z", stage: "held" },
    { kind: "held" },
  ],
  ["taken back", { kind: "live", liveCommit: commit, stage: "gone" }, { kind: "gone" }],
  ["not told about", { kind: "live", liveCommit: commit }, { kind: "unknown" }],
])("a commit that is %s", (_name, answer, expected) => {
  expect(publishingOf(answer)).toEqual(expected);
});

const running = (answers: number, failures = 0) => ({ kind: "running", answers, failures }) as const;
const [paused, done] = [{ kind: "paused" }, { kind: "done" }];

test.each<[string, readonly FollowingEvent[], string, object]>([
  ["nobody has answered yet", [], "asking", running(0)],
  ["the answers tell all", [building, live], "live", done],
  ["a build fails", [building, failed], "failed", done],
  ["nothing is published", [answered({ kind: "none" })], "none", done],
  ["the save waits", [building, building], "building", running(2)],
  ["asking fails twice", [building, noAnswer, noAnswer], "unknown", running(1, 2)],
  ["asking works again", [building, noAnswer, building], "building", running(2)],
  ["the session ends", [{ kind: "ask-failed", sessionOver: true }], "unknown", done],
  ["the page is hidden", [building, hidden], "building", paused],
  ["the page is hidden before an answer", [hidden, shown], "asking", running(0)],
  ["the page comes back", [building, noAnswer, hidden, shown], "unknown", running(0)],
  ["the page is shown already", [building, shown], "building", running(1)],
  ["an answer comes late to a hidden page", [building, hidden, live], "building", paused],
  ["a failure comes late to a hidden page", [building, hidden, noAnswer], "building", paused],
  ["it is over and the page is hidden and shown", [live, hidden, shown], "live", done],
  ["somebody asks again after a failure", [failed, { kind: "ask-again" }], "asking", running(0)],
])("when %s", (_name, events, publishing, polling) => {
  const state = events.reduce(reduceFollowing, startFollowing(false));
  expect([state.publishing.kind, state.polling]).toEqual([publishing, polling]);
});

test("a save that waits for long is followed no further until the page is shown again", () => {
  const longest = Array<FollowingEvent>(600).fill(building).reduce(reduceFollowing, startFollowing(false));
  expect(longest).toEqual({ publishing: { kind: "unknown" }, polling: paused });
  expect(reduceFollowing(longest, shown).polling).toEqual(running(0));
});

test("a page that is hidden from the beginning asks when it is shown", () => {
  const start = startFollowing(true);
  expect(start.polling).toEqual(paused);
  expect(reduceFollowing(start, shown).polling).toEqual(running(0));
});

test("the state is asked for at once, twice a second for ten seconds, then every two seconds", () => {
  expect([0, 1, 2, 19, 20, 21, 22, 500].map((answers) => askDelay(running(answers)))).toEqual([
    0, 500, 500, 500, 500, 2_000, 2_000, 2_000,
  ]);
});

test("the state is asked for ever more seldom while nobody answers", () => {
  expect([1, 2, 3, 4, 5, 9].map((failures) => askDelay(running(0, failures)))).toEqual([
    2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ]);
  expect(askDelay(running(30, 1))).toBe(2_000);
});

test.each([
  [false, "asking", ["done", "under-way", "under-way"]],
  [true, "asking", ["done", "done", "under-way"]],
  [false, "waiting", ["done", "done", "under-way"]],
  [false, "live", ["done", "done", "done"]],
  [false, "held", ["done", "done", "under-way"]],
  [true, "gone", ["done", "done", "failed"]],
  [false, "none", ["done", "under-way"]],
] as const)("steps of a save, listed: %s, publisher: %s", (listed, kind, expected) => {
  expect(stepsOf(listed, { kind }, true).map(({ state }) => state)).toEqual(expected);
});

test.each([
  ["waiting", true, "under-way"],
  ["building", true, "under-way"],
  ["held", true, "under-way"],
  ["failed", true, "under-way"],
  ["live", true, "done"],
  ["none", true, "done"],
  ["none", false, "under-way"],
] as const)("a page that asks nothing shows a save that is %s (listed: %s): %s", (kind, listed, expected) => {
  const publishing = kind === "failed" ? { kind, reason: "no room" } : { kind };
  expect(stepsOf(listed, publishing, false)[1]).toEqual({ name: "visible", state: expected });
});

test.each([
  ["n", true],
  ["o", false],
  [null, false],
])("version %s is listed: %s", (version, expected) => {
  expect(isListed({ id: "a", title: "A", before: "x", after: version }, [{ _id: "a", version: "n" }])).toBe(expected);
});

test("a delete is listed when the item is not", () => {
  expect(isListed({ id: "a", title: "A", before: "x", after: null }, [])).toBe(true);
});
