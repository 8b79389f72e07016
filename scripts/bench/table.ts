import { isMet, ratioOf, type Figure, type Goal, type Unit } from "./figure";

const heads = ["figure", "ours", "baseline", "ratio", "goal", "met?"] as const;

/** The figures as lines of aligned columns. */
export function tableOf(figures: readonly Figure[]): string[] {
  const rows = [heads as readonly string[], ...figures.map(rowOf)];
  const widths = heads.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? "").length)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join("  ")
      .trimEnd(),
  );
}

function rowOf(figure: Figure): string[] {
  const { name, ours, unit, baseline, goal, failed } = figure;
  const ratio = ratioOf(figure);
  const met = isMet(figure);
  return [
    name,
    `${amount(ours, unit)}${failures(failed)}`,
    baseline === undefined ? "" : `${baseline.name} ${amount(baseline.value, unit)}${failures(baseline.failed)}`,
    ratio === undefined ? "" : `${ratio.toFixed(2)}x`,
    goal === undefined ? "" : wanted(goal, unit),
    met === undefined ? "" : met ? "yes" : "NO",
  ];
}

/** A number with its unit, as exact as it makes sense. */
export function amount(value: number, unit: Unit): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return `${value.toFixed(digits)}${unit === "/s" || unit === "" ? "" : " "}${unit}`;
}

function failures(count = 0): string {
  return count === 0 ? "" : ` (${String(count)} failed)`;
}

function wanted({ of, atMost, atLeast }: Goal, unit: Unit): string {
  const format = (value: number): string => (of === "ratio" ? `${String(value)}x` : amount(value, unit));
  return [
    ...(atMost === undefined ? [] : [`<= ${format(atMost)}`]),
    ...(atLeast === undefined ? [] : [`>= ${format(atLeast)}`]),
  ].join(", ");
}
