import type { FieldForm } from "../../../../../content/model/collections/field-form";
import type { Language } from "../../../../../content/model/text/language";
import { valueAt } from "../../../../../content/model/yaml/yaml-data";
import { textIn, type FieldValues } from "../../fields/values";
import { fill } from "../../services/words";
import { markName } from "../entry-place";
import { chosenOf } from "./choice";
import { plain, textOf, type InputKind } from "./input-kind";

type MachineForm = Extract<FieldForm, { input: "machine" }>;

/** The name under which a collection's form holds what a machine has translated. */
const key = "machine";

/** A text as a machine has written it: the name of its field, and the text. */
const written = (name: string, text: string): string => `${name} ${text}`;

/** The names of the fields whose text is still a machine's: a person who changes it has confirmed it. */
export const machineNamesIn = (values: FieldValues): readonly string[] =>
  chosenOf(values[key])
    .map((each) => each.slice(0, each.indexOf(" ")))
    .filter((name) => chosenOf(values[key]).includes(written(name, textIn(values[name]))));

/** The values with texts that a machine has written. */
export function withMachineTexts(values: FieldValues, texts: Readonly<Record<string, string>>): FieldValues {
  const before = machineNamesIn(values).map((name) => written(name, textIn(values[name])));
  return { ...texts, [key]: [...before, ...Object.entries(texts).map(([name, text]) => written(name, text))] };
}

/** The values once a person has confirmed all of them. */
export const confirmedTexts: FieldValues = { [key]: [] };

/** The same by the names of translation marks, with the language of the text. */
export function machineMarks(values: FieldValues, bodyField: string | undefined): ReadonlyMap<string, Language> {
  return new Map(
    machineNamesIn(values).map((name) => {
      const english = name.replace(/_jp$/, "");
      return [markName(english, bodyField), name === english ? "en" : "ja"] as const;
    }),
  );
}

/** The texts of an entry that a machine has translated and nobody confirmed. */
export const machine: InputKind<MachineForm> = {
  ...plain,
  read: (_field, { path, raw, group }) => ({
    [path]: Array.isArray(raw)
      ? raw.map((name: unknown) => written(textOf(name), textOf(valueAt(group, textOf(name)))))
      : [],
  }),
  write: ({ name }, values) => {
    const names = machineNamesIn(values);
    return { [name]: names.length === 0 ? undefined : names };
  },
  show: (_field, value, { translations }) => {
    const count = chosenOf(value).length;
    return count === 0 ? "" : fill(translations.machineTexts, { count });
  },
};
