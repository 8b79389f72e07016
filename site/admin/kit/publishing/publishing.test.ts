import type { PublishAnswer } from "../../../../content/model/api/answers";
import { follow, pollDelay, publishingOf, startFollowing, type FollowingEvent, type Following } from "./publishing";
import { isListed, stepsOf } from "./visibility";

const commit = "c".repeat(40);
const told = (answer: PublishAnswer): FollowingEvent => ({ kind: "told", answer });
const building = told({ kind: "building", commit, contains: false, stage: "building" });
const live = told({ kind: "live", liveCommit: commit, contains: true, stage: "live" });
const failed = told({ kind: "failed", commit, reason: "a template is broken", stage: "failed" });
const broke: FollowingEvent = { kind: "stream-broke", refused: false };
const refused: FollowingEvent = { kind: "stream-broke", refused: true };
const noAnswer: FollowingEvent = { kind: "poll-failed", sessionOver: false };
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

const after = (events: readonly FollowingEvent[], start: Following = startFollowing(true)) =>
  events.reduce(follow, start);

test.each<[string, readonly FollowingEvent[], string, object]>([
  ["the stream tells all", [building, live], "live", { kind: "done" }],
  ["a build fails", [building, failed], "failed", { kind: "done" }],
  ["nothing is published", [told({ kind: "none" })], "none", { kind: "done" }],
  ["the stream breaks and comes back", [building, broke, broke, building], "building", { kind: "stream", broken: 0 }],
  ["the stream breaks again and again", [broke, broke, broke], "asking", { kind: "polling", broken: 0 }],
  ["the stream is refused", [building, refused], "building", { kind: "polling", broken: 0 }],
  ["asking fails twice", [refused, noAnswer, noAnswer], "unknown", { kind: "polling", broken: 2 }],
  ["asking works again", [refused, noAnswer, building], "building", { kind: "polling", broken: 0 }],
  ["the session ends", [refused, { kind: "poll-failed", sessionOver: true }], "unknown", { kind: "done" }],
  ["the page is hidden", [building, hidden], "building", { kind: "paused", goOn: "stream" }],
  ["the page is hidden while asking", [refused, hidden, shown], "asking", { kind: "polling", broken: 0 }],
  ["the page comes back", [building, hidden, shown, live], "live", { kind: "done" }],
  [
    "a break of the closed stream comes late",
    [building, hidden, broke],
    "building",
    { kind: "paused", goOn: "stream" },
  ],
  ["it is over and the page is hidden and shown", [live, hidden, shown], "live", { kind: "done" }],
  ["somebody asks again after a failure", [failed, { kind: "ask-again" }], "asking", { kind: "polling", broken: 0 }],
])("when %s", (_name, events, publishing, listening) => {
  const state = after(events);
  expect([state.publishing.kind, state.listening]).toEqual([publishing, listening]);
});

test("without streams the state is asked for, ever more seldom while nobody answers", () => {
  expect(startFollowing(false).listening).toEqual({ kind: "polling", broken: 0 });
  expect([0, 1, 2, 3, 4, 9].map(pollDelay)).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
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
  expect(stepsOf(listed, { kind }).map(({ state }) => state)).toEqual(expected);
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
