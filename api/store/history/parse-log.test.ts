import { parseLog } from "./parse-log";

const id = (digit: string): string => digit.repeat(40);
const none = id("0");
const log = (...tokens: readonly string[]): string => tokens.join("\0");

test("a commit with its files, whatever their ids look like", () => {
  const output = log(
    ...[
      id("a"),
      id("b"),
      "Mei",
      "2026-01-01T00:00:00+09:00",
      "2026-01-02T00:00:00Z",
      "c@x.example",
      "Edit: x",
      "yes,events/a",
      "first,second",
    ],
    `\n:100644 100644 ${id("1")} ${id("7")} M`,
    "events/2026/a.md",
    `:000000 100644 ${none} ${id("2")} A`,
    "events/2026/b\nc.md",
    `:100644 000000 ${id("3")} ${none} D`,
    "events/2026/d.md",
    `:100644 120000 ${id("4")} ${id("5")} T`,
    "events/2026/link.md",
    ...[id("b"), "", "Mei", "2025-01-01T00:00:00+09:00", "2025-01-02T00:00:00Z", "", "", "", ""],
    "",
  );
  expect(parseLog(output)).toEqual([
    {
      commit: id("a"),
      parents: [id("b")],
      author: "Mei",
      date: "2026-01-01T00:00:00+09:00",
      arrived: "2026-01-02T00:00:00Z",
      committer: "c@x.example",
      message: "Edit: x",
      trailers: ["yes", "events/a"],
      saveId: "first",
      files: [
        { path: "events/2026/a.md", before: [id("1")], after: id("7") },
        { path: "events/2026/b\nc.md", before: [undefined], after: id("2") },
        { path: "events/2026/d.md", before: [id("3")], after: undefined },
        { path: "events/2026/link.md", before: [id("4")], after: undefined },
      ],
    },
    {
      commit: id("b"),
      parents: [],
      author: "Mei",
      date: "2025-01-01T00:00:00+09:00",
      arrived: "2025-01-02T00:00:00Z",
      committer: "",
      message: "",
      trailers: [],
      files: [],
    },
  ]);
});

test("a merge tells the file of each parent; texts that look like ids or changes are texts", () => {
  const output = log(
    ...[
      id("a"),
      `${id("b")} ${id("c")}`,
      id("d"),
      "2026-01-01T00:00:00Z",
      "2026-01-02T00:00:00Z",
      "",
      `:100644 100644 ${id("1")} ${id("2")} M`,
      "",
      "",
    ],
    `\n::100644 100644 100644 ${id("1")} ${id("2")} ${id("3")} MM`,
    "events/2026/a.md",
  );
  expect(parseLog(output)).toMatchObject([
    { author: id("d"), parents: [id("b"), id("c")], files: [{ before: [id("1"), id("2")], after: id("3") }] },
  ]);
});
