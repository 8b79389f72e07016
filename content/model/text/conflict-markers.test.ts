import fc from "fast-check";
import { parseContentFile } from "../entries/parse-content-file";
import { markdownRefusal } from "../markdown/markdown-refusal";
import { conflictLines } from "./conflict-markers";

const [begin, base, middle, end] = ["<<<<<<< HEAD", "||||||| 1a2b3c4", "=======", ">>>>>>> venue-change"] as const;
const textLine = fc.constantFrom("", "Title", "The lunch costs 3,000 yen.", "参加費は3,000円です。", "> quoted", "---");
const lines = fc.array(textLine, { maxLength: 4 });

test("wherever git writes a conflict, of two or three versions, its first line is found", () => {
  fc.assert(
    fc.property(
      lines,
      lines,
      lines,
      fc.option(lines),
      lines,
      fc.constantFrom("\n", "\r\n"),
      (above, ours, theirs, old, below, ending) => {
        const was = old === null ? [] : [base, ...old];
        const text = [...above, begin, ...ours, ...was, middle, ...theirs, end, ...below].join(ending);
        expect(conflictLines(text)).toEqual([above.length + 1]);
        expect(conflictLines([text, text].join(ending))).toHaveLength(2);
      },
    ),
  );
});

test("what was resolved in part counts; a single marker is Markdown or text", () => {
  for (const left of [
    [begin, "a", middle, "b"],
    [begin, "a", end],
    [middle, "b", end],
  ])
    expect(conflictLines(["Above", ...left].join("\n"))).toEqual([2]);
  const single = fc.constantFrom(
    "Venue\n=======",
    ">>>>>>> quoted",
    "<<<<<<< 春のセール >>>>>>>",
    "a >>>>>>> b",
    "======== ",
  );
  fc.assert(
    fc.property(lines, single, lines, (above, one, below) => {
      expect(conflictLines([...above, one, ...below].join("\n"))).toEqual([]);
    }),
  );
  for (const one of [begin, "<<<<<<< Updated upstream", ">>>>>>> 1a2b3c4 (Fix hours)", ">>>>>>> origin/main"])
    expect(conflictLines(`Above\n${one}\nBelow`)).toEqual([2]);
  expect(conflictLines("One\n=======\n\nTwo\n=======")).toEqual([]);
});

test("a file with conflicts is left out by line, among the fields as in the bodies; a form refuses the text", () => {
  const conflict = `${begin}\na\n${middle}\nb\n${end}\n`;
  const fault = (line: number) => ({ path: "events/2026/a.md", line, code: "conflictMarkers" });
  const problems = (text: string) => {
    const parsed = parseContentFile("events/2026/a.md", text, "v");
    return parsed.ok ? [] : parsed.problems;
  };
  const fields = "---\ntitle: A\ndate: 2026-12-06\n---\n";
  expect(problems(`${fields}Hi\n${conflict}<!-- ja -->\n${conflict}`)).toEqual([fault(6), fault(12)]);
  expect(
    problems(`---\n${conflict.replace("a", "title: A").replace("b", "title: B")}date: 2026-12-06\n---\nHi\n`),
  ).toEqual([fault(2)]);
  expect(problems(`${fields}Venue\n=======\n\nTokyo\n`)).toEqual([]);
  expect(markdownRefusal(conflict)).toEqual({ code: "conflictMarkers" });
  expect(markdownRefusal("Venue\n=======\n\nTokyo\n")).toBeUndefined();
});
