import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { pathOf, type Collection, type EntryFields } from "../../content/model/collections/collection";
import { allCollections } from "../../content/model/collections/collections";
import { pageIds } from "../../content/model/collections/pages/page-file";
import { entryToFile } from "../../content/model/entries/entry-file";
import type { Bilingual } from "../../content/model/text/language";
import { anyValue, type Known } from "./any-fields";
import type { Choices } from "./choices";

const pictures = ["/media/emblem.svg", "/media/wide.jpg", "/media/tall.png"];
const counts = [0, 1, 2, 3, 7, 30];
const year = 2026;
/** Without these there is no site, or no entry of it has a page. */
const needed: readonly string[] = ["home", "events", "news", "company", "not-found"];

/** Writes a content folder with any parts of what its schemas allow. */
export async function writeAnyContent(folder: string, choices: Choices): Promise<void> {
  const write = (path: string, bytes: string | Uint8Array): void => {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  };
  const lists = new Map(allCollections.map((collection) => [collection.name, idsOf(collection, choices)]));
  const known = { pictures, events: lists.get("events") ?? [], ownPages: lists.get("custom-pages") ?? [] };
  for (const collection of allCollections)
    for (const id of lists.get(collection.name) ?? [])
      write(pathOf(collection, id, year), entryToFile(collection, id, fieldsOf(collection, id, choices, known)));
  write("redirects.yml", "entries: []\n");
  write("media/emblem.svg", emblem);
  write("media/wide.jpg", await plain(1600, 700).jpeg().toBuffer());
  write("media/tall.png", await plain(300, 900).png().toBuffer());
}

function idsOf({ name, extent, byYear }: Collection, choices: Choices): readonly string[] {
  if (name === "redirects") return [];
  if (extent === "single") return name !== "partners" || choices.isThere(name) ? [name] : [];
  if (extent === "fixed") return pageIds.filter((id) => needed.includes(id) || choices.isThere(`pages ${id}`));
  const count = choices.one(`${name} count`, counts);
  return Array.from({ length: count }, (_, at) => `${byYear ? `${String(year)}-` : ""}${name}-${String(at)}`);
}

function fieldsOf(collection: Collection, id: string, choices: Choices, known: Known): EntryFields {
  const { name, extent, derived } = collection;
  const number = id.slice(id.lastIndexOf("-") + 1);
  const place = extent === "list" ? `${name}[${number}]` : extent === "fixed" ? `${name}.${id}` : name;
  const schema = collection.schemaOf(id);
  const { registerBy, ...any } = anyValue(choices, known, schema, place) as Record<string, unknown>;
  // What schemas say of several fields together.
  if (registerBy !== undefined) any["registerBy"] = String(any["date"]).slice(0, 10);
  if (name === "plans") any["plans"] = distinct((any["plans"] as PlanFields[]).map(ofOneKind));
  return schema.parse(derived?.(any) ?? any) as EntryFields;
}

interface Named {
  readonly name: Bilingual;
}

interface PlanFields extends Named {
  readonly variants?: readonly Named[];
  readonly price?: number;
  readonly memberSlots?: number;
}

/** By size, or for a person. */
const ofOneKind = ({ price = 20_000, memberSlots = 1, variants = [], ...plan }: PlanFields) =>
  variants.length > 0 ? { ...plan, variants: distinct(variants) } : { ...plan, price, memberSlots };

/** Without those that have the name of one before them. */
const distinct = <T extends Named>(entries: readonly T[]): T[] =>
  entries.filter(
    ({ name: { en, ja } }, at) => at === entries.findIndex(({ name }) => name.en === en || name.ja === ja),
  );

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#7a8ca8" } });
const emblem = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><circle cx="32" cy="32" r="30"/></svg>\n`;
