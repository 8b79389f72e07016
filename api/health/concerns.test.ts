import { StoreError } from "../store/content-store";
import { concernsOf, type Observed } from "./concerns";

const well: Observed = {
  problems: 0,
  undecided: 0,
  publish: { kind: "live", liveCommit: "a" },
  inbox: { waiting: 8_999, stored: 8_999, capacity: 10_000 },
  freeBytes: 1_000_000_000,
  remote: { kind: "behind", since: "2026-06-01T00:00:00Z", reason: "just pushed" },
  condition: { isDamaged: false, unmerged: [] },
  takenBack: 0,
  now: new Date("2026-06-01T00:00:00Z"),
};

test.each([
  [{}, []],
  [{ publish: { kind: "none" } }, []],
  [{ publish: { kind: "building", commit: "b", liveCommit: "a" } }, []],
  [{ inbox: { waiting: 0, stored: 9_000, capacity: 10_000 } }, ["inbox-nearly-full"]],
  [{ freeBytes: 999_999_999 }, ["disk-nearly-full"]],
  [{ problems: 1 }, ["content-problem"]],
  [{ condition: { isDamaged: false, unmerged: [], refusal: new StoreError("busy", "") } }, ["saving-blocked"]],
  [{ takenBack: 1 }, ["save-taken-back"]],
  [{ condition: { isDamaged: false, unmerged: [{ path: "a.md", before: "b", after: "c" }] } }, ["unmerged-edit"]],
  [{ condition: { isDamaged: true, unmerged: [] } }, ["repository-damaged"]],
  [{ condition: { isDamaged: false, unmerged: [], branches: { atStart: "main", now: "topic" } } }, ["other-branch"]],
  [{ undecided: 1 }, ["prepared-change"]],
  [{ remote: { kind: "unreachable", since: "2026-06-01T00:00:00Z" } }, ["remote-unreachable"]],
  [{ remote: { kind: "diverged", since: "2026-06-01T00:00:00Z" } }, ["remote-diverged"]],
  [
    { problems: 1, freeBytes: 0, publish: { kind: "building", commit: "b" } },
    ["no-release", "disk-nearly-full", "content-problem"],
  ],
] as const)("%j needs a person for %j", (seen, concerns) => {
  expect(concernsOf({ ...well, ...seen })).toEqual(concerns);
});
