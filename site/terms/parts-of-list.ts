/** The parts of a list between its empty items, each of which is a line break (R4.10). */
export function partsOfList(items: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  for (const item of items) {
    if (item === "") parts.push([]);
    else parts.at(-1)?.push(item);
  }
  return parts;
}
