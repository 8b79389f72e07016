import { PathList } from "./path-list";

const value = (path: string, number = 0) => ({ path, number });
const list = new PathList().with(new Map(["b", "a/1", "a/2", "a-"].map((path) => [path, value(path)])));

test("values come in the order of their paths, and the list before stays as it was", () => {
  expect(list.values.map(({ path }) => path)).toEqual(["a-", "a/1", "a/2", "b"]);
  const next = list.with(
    new Map([
      ["c", value("c")],
      ["a/1", value("a/1", 7)],
      ["a/2", undefined],
      ["none", undefined],
    ]),
  );
  expect(next.values).toEqual([value("a-"), value("a/1", 7), value("b"), value("c")]);
  expect(list.get("a/1")).toEqual(value("a/1"));
  expect(list.with(new Map())).toBe(list);
});

test("finds a path and what lies below a prefix", () => {
  expect([list.get("a/2"), list.get("a"), list.get("z")]).toEqual([value("a/2"), undefined, undefined]);
  expect(list.below("a/").map(({ path }) => path)).toEqual(["a/1", "a/2"]);
  expect(list.below("c")).toEqual([]);
});

test("finds the folders directly below a folder, in their order and each once", () => {
  const paths = ["a.md", "a/2024/x", "a/2024/y/z", "a/2024-b/x", "a/2025/x", "a/file", "b/2026/x"];
  const some = new PathList().with(new Map(paths.map((path) => [path, value(path)])));
  expect(some.folders("a/")).toEqual(["2024-b", "2024", "2025"]);
  expect([some.folders("b/"), some.folders("c/")]).toEqual([["2026"], []]);
});
