import { isMet, ratioOf, type Figure } from "./figure";
import { benchOptions } from "./options";
import { median, percentile } from "./statistics";
import { tableOf } from "./table";

test("median and percentile", () => {
  expect([median([3, 1, 2]), median([4, 1, 3, 2]), median([])]).toEqual([2, 2.5, Number.NaN]);
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect([percentile(hundred, 50), percentile(hundred, 95), percentile([7], 95), percentile([], 95)]).toEqual([
    50,
    95,
    7,
    Number.NaN,
  ]);
});

const figure = (rest: Partial<Figure>): Figure => ({ name: "save", unit: "ms", ours: 20, ...rest });
const git = { name: "git", value: 50 };

test("a goal asks something of the ratio or of the figure, and a failed call reaches none", () => {
  expect(ratioOf(figure({ baseline: git }))).toBe(0.4);
  expect(isMet(figure({}))).toBeUndefined();
  expect(isMet(figure({ baseline: git, goal: { of: "ratio", atMost: 0.5 } }))).toBe(true);
  expect(isMet(figure({ baseline: git, goal: { of: "ratio", atMost: 0.3 } }))).toBe(false);
  expect(isMet(figure({ goal: { of: "ours", atLeast: 21 } }))).toBe(false);
  expect(isMet(figure({ goal: { of: "ours", atLeast: 20, atMost: 20 } }))).toBe(true);
  expect(isMet(figure({ goal: { of: "ours", atMost: 20 }, failed: 1 }))).toBe(false);
  expect(isMet(figure({ ours: Number.NaN, goal: { of: "ours", atMost: 20 } }))).toBe(false);
  expect(isMet(figure({ goal: { of: "ratio", atMost: 1 } }))).toBe(false);
});

test("the table is aligned and hides no failure", () => {
  const lines = tableOf([
    figure({ baseline: { ...git, failed: 32 }, goal: { of: "ratio", atMost: 0.5 } }),
    figure({ name: "memory", unit: "MB", ours: 412.4, goal: { of: "ours", atMost: 400 }, failed: 1 }),
  ]);
  expect(lines).toEqual([
    "figure               ours                 baseline  ratio       goal  met?",
    "save              20.0 ms  git 50.0 ms (32 failed)  0.40x    <= 0.5x   yes",
    "memory  412 MB (1 failed)                                  <= 400 MB    NO",
  ]);
});

test("the command's options", () => {
  const names = ["save", "reads"];
  expect(benchOptions([], names)).toEqual({ only: undefined, items: undefined, quick: false });
  expect(benchOptions(["--only", "save, reads", "--items", "100,1000", "--quick"], names)).toEqual({
    only: ["save", "reads"],
    items: [100, 1000],
    quick: true,
  });
  expect(() => benchOptions(["--only", "sav"], names)).toThrow('--only knows save, reads, not "sav"');
  expect(() => benchOptions(["--items", "1,x"], names)).toThrow("--items wants numbers");
});
