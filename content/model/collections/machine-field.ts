import { z } from "zod";
import { isBlank } from "../text/blank";
import type { EntryFields } from "./collection";
import { field } from "./field-meta";

const isName = (value: unknown): value is string => typeof value === "string" && /^[a-z]\w{0,60}$/i.test(value);
// A name that is none says nothing of a text, and takes no item off the site.
const namesOf = (value: unknown): unknown => {
  const names = (Array.isArray(value) ? value : typeof value === "string" ? value.split(/[\s,]+/) : []).filter(isName);
  return names.length === 0 ? undefined : names.slice(0, 40);
};

/** The texts that a device has translated and no person has confirmed, by the names of their fields: `title_jp`. */
export const machineField = {
  machine: field(z.preprocess(namesOf, z.array(z.string()).optional()), "Machine translation", "機械翻訳", {
    input: "machine",
    section: "texts",
  }),
};

/** The names of the texts in an entry that are a machine's. */
export const machineNames = ({ machine }: EntryFields): readonly string[] =>
  Array.isArray(machine) ? machine.filter(isName) : [];

/**
 * The fields without the names of texts that are a person's by now: who changes a text without saying that a machine has
 * written it has confirmed it. `sent`: what was changed.
 */
export function withoutConfirmed(fields: EntryFields, sent: EntryFields, before: EntryFields): EntryFields {
  const { machine: _, ...rest } = fields;
  const names = machineNames(fields).filter((name) => {
    const text = fields[name];
    const isThere = typeof text === "string" && !isBlank(text);
    return isThere && (Object.hasOwn(sent, "machine") || text === before[name]);
  });
  return names.length === 0 ? rest : { ...rest, machine: names };
}
