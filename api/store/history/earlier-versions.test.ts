import { versionsUpTo } from "./earlier-versions";
import type { LoggedCommit, LoggedFile } from "./parse-log";

const path = "events/2026/a.md";
const commit = (
  name: string,
  after: string | undefined,
  before: readonly (string | undefined)[],
  at = path,
): LoggedCommit => {
  const files: LoggedFile[] = [{ path: at, before, after }];
  return {
    commit: name,
    parents: [],
    author: "",
    date: "",
    arrived: "",
    committer: "",
    message: "",
    trailers: [],
    files,
  };
};
const told = (commits: readonly LoggedCommit[]): string[] =>
  [...versionsUpTo(commits, path, ["bad"])].flatMap(({ version, madeBy }) =>
    version === "bad" ? [] : `${version} by ${madeBy.commit}`,
  );

test("goes from version to version, newest first, past commits that are about other files", () => {
  const commits = [
    commit("4", "bad", ["worse"]),
    commit("3", "other", ["good"], "events/2026/b.md"),
    commit("2", "worse", ["good"]),
    commit("1", "good", [undefined]),
  ];
  expect(told(commits)).toEqual(["worse by 2", "good by 1"]);
});

test("what came after the version is not earlier", () => {
  expect(
    told([commit("3", "mended", ["bad"]), commit("2", "bad", ["good"]), commit("1", "good", [undefined])]),
  ).toEqual(["good by 1"]);
});

test("a file that was deleted and added again has no versions of before", () => {
  const commits = [
    commit("4", "bad", [undefined]),
    commit("3", undefined, ["bad"]),
    commit("2", "bad", ["good"]),
    commit("1", "good", [undefined]),
  ];
  expect(told(commits)).toEqual([]);
});

test("broken, mended and broken again in the same way: the mended version is the newest", () => {
  const commits = [
    commit("4", "bad", ["mended"]),
    commit("3", "mended", ["bad"]),
    commit("2", "bad", ["good"]),
    commit("1", "good", [undefined]),
  ];
  expect(told(commits)).toEqual(["mended by 3", "good by 1"]);
});

test("behind a merge that nobody's version survived, the versions of both sides come", () => {
  const commits = [
    commit("merge", "bad", ["left", "right"]),
    commit("3", "right", ["good"]),
    commit("2", "left", ["good"]),
    commit("1", "good", [undefined]),
  ];
  expect(told(commits)).toEqual(["right by 3", "left by 2", "good by 1"]);
});
