import type { Collection, EntryFields } from "../collections/collection";
import { contentOf, type ContentFile } from "../entries/content-file";
import { editEntry, entryToFile, readEntry } from "../entries/entry-file";
import { fieldsOf, parseContentFile } from "../entries/parse-content-file";
import type { Problem } from "../problems/problem";

type Parsed<A> =
  | { readonly ok: true; readonly answer: A }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** The codec of a collection whose answers are `A` and whose files hold `F`. */
export function entryCodec<A extends { readonly _id: string }, F extends object>(collection: Collection) {
  const { kind } = collection;
  return {
    parse(id: string, text: string, version: string, path = `${collection.name}/2026/${id}.md`): Parsed<A> {
      const parsed = parseContentFile(path, text, version);
      return parsed.ok ? { ok: true, answer: contentOf(parsed.file) as unknown as A } : parsed;
    },
    toFile: (fields: F): string => entryToFile(collection, "x", fields as EntryFields),
    edit(text: string, fields: F): string {
      const read = readEntry(collection, "x", "file", text);
      if (!read.ok) throw new Error("not an item file");
      return editEntry(collection, "x", { text, before: read.fields }, fields as EntryFields);
    },
    ofAnswer: (answer: A): F =>
      fieldsOf(collection, { kind, id: answer._id, [kind]: answer } as unknown as ContentFile) as F,
  };
}
