import { isBlank, type Block, type Line, type Run } from "./blocks";

/** Lines that are drawn without a gap, each with its runs. */
export function joinTight(blocks: readonly Block[]): Block[] {
  const joined: Block[] = [];
  for (const block of blocks) {
    const last: Line | undefined = joined.at(-1)?.kind === "line" ? (joined.at(-1) as Line) : undefined;
    if (block.kind !== "line" || !last?.tight || !block.tight || isBlank(last.runs) || isBlank(block.runs))
      joined.push(block);
    else joined[joined.length - 1] = { ...last, runs: [...last.runs, { text: "\n", marks: {} }, ...block.runs] };
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
