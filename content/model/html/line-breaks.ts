import { isBlank, type Block, type Run } from "./blocks";

/** Lines that are drawn without a gap, each with its runs. */
export function joinTight(blocks: readonly Block[]): Block[] {
  const joined: Block[] = [];
  let runs: Run[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (block.kind === "line" && last?.kind === "line" && last.tight && block.tight && !isBlank(block.runs)) {
      runs.push({ text: "\n", marks: {} }, ...block.runs);
    } else if (block.kind === "line") {
      runs = [...block.runs];
      joined.push({ ...block, tight: block.tight && !isBlank(runs), runs });
    } else joined.push(block);
  }
  return joined.filter((block) => block.kind !== "line" || !isBlank(block.runs));
}

/** The runs between empty lines, that is two breaks in a row; without breaks around them. */
export function divided(line: readonly Run[]): Run[][] {
  const parts: Run[][] = [[]];
  let breaks: Run[] = [];
  for (const run of line) {
    const part = parts.at(-1) ?? [];
    if (run.text === "\n") breaks.push(run);
    else if (breaks.length === 0) part.push(run);
    else if (!isBlank([run])) {
      if (breaks.length > 1 && part.length > 0) parts.push([run]);
      else part.push(...(part.length > 0 ? breaks.slice(0, 1) : []), run);
      breaks = [];
    }
  }
  return parts;
}
