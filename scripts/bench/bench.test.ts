import { isMet, lineOf, percentile, ratioOf, timeFigure, type Figure } from "./figure";
import { compare } from "./measure";
import { benchOptions } from "./options";

test("percentile", () => {
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

test("a goal asks something of the ratio or of the figure", () => {
  expect(ratioOf(figure({ baseline: git }))).toBe(0.4);
  expect(isMet(figure({}))).toBeUndefined();
  expect(isMet(figure({ baseline: git, ratioAtMost: 0.5 }))).toBe(true);
  expect(isMet(figure({ baseline: git, ratioAtMost: 0.3 }))).toBe(false);
  expect(isMet(figure({ atMost: 19 }))).toBe(false);
  expect(isMet(figure({ atMost: 20 }))).toBe(true);
  expect(isMet(figure({ ours: Infinity, atMost: 20 }))).toBe(false);
  expect(isMet(figure({ ours: Number.NaN, atMost: 20 }))).toBe(false);
  expect(isMet(figure({ ratioAtMost: 1 }))).toBe(false);
});

test("a figure of times compares the same percentile, and is printed with ratio and goal", () => {
  const times = { ours: [30, 10, 20], baseline: { name: "git", times: [60, 50, 40] } };
  expect(timeFigure(50, "save", times)).toEqual(figure({ name: "save, p50", baseline: git }));
  expect(timeFigure(100, "save", times, 20)).toMatchObject({ name: "save, slowest", ours: 30, atMost: 20 });
  expect(lineOf(figure({ baseline: git, ratioAtMost: 0.5 }))).toBe(
    "save: 20.0 ms, git 50.0 ms: 0.40x, goal <= 0.5x: yes",
  );
  expect(lineOf(figure({ unit: "KB", ours: 412.4, atMost: 8 }))).toBe("save: 412 KB, goal <= 8: NO");
});

test("ours and the baseline run in turns, and rounds that warm up do not count", async () => {
  const order: string[] = [];
  const run = (name: string, time: number | readonly number[]) => (round: number) => {
    order.push(`${name}${String(round)}`);
    return Promise.resolve(time);
  };
  const times = await compare(2, 1, run("ours", [1, 2]), { name: "git", run: run("git", 3) });
  expect(times).toEqual({ ours: [1, 2, 1, 2], baseline: { name: "git", times: [3, 3] } });
  expect(order).toEqual(["ours0", "git0", "ours1", "git1", "ours2", "git2"]);
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
