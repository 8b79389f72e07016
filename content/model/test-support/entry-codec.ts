import type { Collection, EntryFields } from "../collections/collection";
import type { ContentFile } from "../entries/content-file";
import { editEntry, entryToFile, fieldNames, readEntry } from "../entries/entry-file";
import { articleAnswer, eventAnswer } from "../entries/item-answers";
import { parseContentFile } from "../entries/parse-content-file";
import type { Problem } from "../problems/problem";

/** The field with the Markdown of a body, which itself is answered as HTML: `content_jp` -> `contentMarkdown_jp`. */
const markdownNameOf = (body: string): string => body.replace(/^(.*?)(_jp)?$/, "$1Markdown$2");

type Parsed<A> =
  | { readonly ok: true; readonly answer: A }
  | { readonly ok: false; readonly problems: readonly Problem[] };

function answerOf(file: ContentFile) {
  if (file.collection === "events") return eventAnswer(file);
  return file.collection === "news" ? articleAnswer(file) : file.fields;
}

/** The codec of a collection whose answers are `A` and whose files hold `F`. */
export function entryCodec<A extends { readonly _id: string }, F extends object>(collection: Collection) {
  return {
    parse(id: string, text: string, version: string, path = `${collection.name}/2026/${id}.md`): Parsed<A> {
      const parsed = parseContentFile(path, text, version);
      if (!parsed.ok) return parsed;
      return { ok: true, answer: answerOf(parsed.file) as unknown as A };
    },
    toFile: (fields: F): string => entryToFile(collection, "x", fields as EntryFields),
    edit(text: string, fields: F): string {
      const read = readEntry(collection, "x", "file", text);
      if (!read.ok) throw new Error("not an item file");
      return editEntry(collection, "x", { text, before: read.fields }, fields as EntryFields);
    },
    ofAnswer(answer: A): F {
      const values = new Map<string, unknown>(Object.entries(answer));
      const bodies: readonly string[] = collection.bodies ?? [];
      const fields = fieldNames(collection, answer._id).map(
        (name) => [name, values.get(bodies.includes(name) ? markdownNameOf(name) : name)] as const,
      );
      return Object.fromEntries(fields.filter(([, value]) => value !== undefined)) as F;
    },
  };
}
