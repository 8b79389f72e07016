import type { YamlEntry } from "./block-entries";
import { matchItems } from "./match-items";
import { namesOf, valueAt, type YamlMap } from "./yaml-data";

/** An entry as it will be, with the lines above it; `entry` is absent when it is new. */
interface Part {
  readonly name?: string | undefined;
  readonly entry?: YamlEntry;
  readonly lead: string;
  readonly text: string;
}

/** How the entries of a collection are written: in lines or in brackets. */
interface EntryWriter {
  readonly edit: (entry: YamlEntry, before: unknown, value: unknown) => string;
  readonly write: (name: string | undefined, value: unknown) => string;
}

/** The entries of the new value: those that stay, changed inside, and new ones. `lead`: lines above removed keys. */
export function arrangeEntries(
  entries: readonly YamlEntry[],
  before: unknown,
  value: unknown,
  { edit, write }: EntryWriter,
): { parts: readonly Part[]; lead: string } {
  if (Array.isArray(value)) {
    const matches = matchItems(before as unknown[], value);
    const parts = value.map((item: unknown, index): Part => {
      const from = matches[index];
      const entry = from === undefined ? undefined : entries[from];
      if (from === undefined || entry === undefined) return { lead: "", text: write(undefined, item) };
      return { entry, lead: entry.lead, text: edit(entry, valueAt(before, from), item) };
    });
    return { parts, lead: "" };
  }
  const map = value as YamlMap;
  const parts: Part[] = [];
  let lead = "";
  for (const entry of entries) {
    lead += entry.lead;
    const { name } = entry;
    const wanted = name === undefined ? undefined : valueAt(map, name);
    if (name === undefined || wanted === undefined) continue;
    parts.push({ name, entry, lead, text: edit(entry, valueAt(before, name), wanted) });
    lead = "";
  }
  const known = namesOf(map);
  for (const name of known) {
    if (parts.some((part) => part.name === name)) continue;
    insert(parts, { name, lead: "", text: write(name, map[name]) }, known);
  }
  return { parts, lead };
}

/** Puts a new key behind the one that the order has before it, else above the one that it has after it, else last. */
function insert(parts: Part[], part: Part, known: readonly string[]): void {
  const ranks = parts.map(({ name }) => known.indexOf(name ?? ""));
  const rank = known.indexOf(part.name ?? "");
  const before = Math.max(-1, ...ranks.filter((other) => other < rank));
  const at = before !== -1 ? ranks.indexOf(before) + 1 : ranks.findIndex((other) => other > rank);
  const next = parts[at];
  if (before !== -1 || next === undefined) {
    parts.splice(at === -1 ? parts.length : at, 0, part);
    return;
  }
  // What a blank line divides from the next key, such as the first comment of a file, stays above.
  const lead = /^(?:[^]*\n)?[ \t]*\n/.exec(next.lead)?.[0] ?? "";
  parts.splice(at, 1, { ...part, lead }, { ...next, lead: next.lead.slice(lead.length) });
}
