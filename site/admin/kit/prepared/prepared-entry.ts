import type { CollectionForm, EntryAnswer } from "../../../../content/model/api/collection-answers";
import { parseMoment } from "../../../../content/model/dates/moment";
import type { PreparedState } from "../../prepared-calls";
import { entryOf, type Entry } from "../../content/entry";

/** A prepared change: the entry as it will be (R15.24). */
export interface PreparedEntry extends Entry {
  /** The entry as visitors see it; absent while the change is being made. */
  readonly today?: Entry | undefined;
  /** The version of the entry on which the change was last written. */
  readonly before?: string | undefined;
  /** The fields that today's version has differently since, and about which a person has decided. */
  readonly decided?: readonly string[] | undefined;
}

/** A prepared change as a call answers it. */
export function preparedEntry(form: CollectionForm, answer: EntryAnswer, today: Entry | undefined): PreparedEntry {
  const entry = entryOf(form, answer);
  const { before } = (entry.next ?? {}) as PreparedState & { readonly before?: string };
  // Its time is that of the change, not of the entry.
  return { ...entry, ...pictureOf(form, entry), publishAt: undefined, today, before };
}

/** When a prepared change takes its place, in ms since 1970; undefined for a time that cannot be read. */
export function timeOf({ fields: { publishAt } }: PreparedEntry): number | undefined {
  return typeof publishAt === "string" ? parseMoment(publishAt) : undefined;
}

/** The own picture of an entry whose form has one. */
export function pictureOf({ fields }: CollectionForm, entry: Entry): Pick<Entry, "image"> {
  const name = Array.isArray(fields) ? uploadIn(fields as readonly { input: string; name: string }[]) : undefined;
  const image = name === undefined ? undefined : entry.fields[name];
  return typeof image === "string" && image !== "" ? { image } : {};
}

const uploadIn = (fields: readonly { readonly input: string; readonly name: string }[]): string | undefined =>
  fields.find(({ input }) => input === "upload")?.name;

/**
 * An earlier version of an entry, as `itemAt` answers it: of events and news as their own calls do, where the bodies are
 * HTML and their Markdown has a name of its own.
 */
export function earlierEntry(form: CollectionForm, answer: EntryAnswer): Entry {
  const { bodyField = "" } = form;
  const bodies = [bodyField, `${bodyField}_jp`].map((name) => {
    const markdown = answer[name.replace(bodyField, `${bodyField}Markdown`)];
    return [name, markdown ?? answer[name]] as const;
  });
  const sources = bodyField === "" ? [] : bodies.filter(([, text]) => text !== undefined);
  return entryOf(form, { ...answer, ...Object.fromEntries(sources) });
}
