import type { z } from "zod";
import type { Bilingual } from "../text/language";
import type { CollectionName } from "./collection-names";
import type { FaultCode } from "../problems/fault";
import { isBlank } from "../text/blank";
import { isYamlMap, valueAt, type YamlMap } from "../yaml/yaml-data";
import { deviceName, fileIdPattern } from "./ids";

/** The fields of an entry as its file has them. */
export type EntryFields = Readonly<Record<string, unknown>>;

/** A part of a form under its own heading. */
export interface FormSection {
  readonly label: Bilingual;
  /** Closed until it is wanted, or one of its fields has a value. */
  readonly folded?: true;
}

/** One kind of content that is edited. Its files, calls, forms, checks and histories are derived from this. */
export interface Collection<Fields extends object = object> {
  readonly name: CollectionName;
  /** "list": entries come and go; "fixed": the site needs each of them; "single": one file, whose id is the name. */
  readonly extent: "list" | "fixed" | "single";
  /** A single file that need not be there: without it there are no entries. */
  readonly optional?: true;
  /** The files of a list lie in folders by the year in which they were made, which never changes (R8.4). */
  readonly byYear?: true;
  /** The fields with the Markdown below the front matter, English and Japanese; YAML files have none. */
  readonly bodies?: readonly [english: string, japanese: string];
  /** "Member companies", and what one of them is called. */
  readonly label: Bilingual;
  readonly entry: Bilingual;
  /** As commit messages name an entry: "Add event: ...". */
  readonly noun: string;
  readonly schemaOf: (id: string) => z.ZodType<Fields>;
  /** What a YAML file holds, as the schema reads it: files of before may have names that it no longer has. */
  readonly upgraded?: (raw: YamlMap) => YamlMap;
  /** What follows from the other fields before they are checked: a button needs a link (R8.6). */
  readonly derived?: (fields: EntryFields) => EntryFields;
  /** The field with the id, which the name of the file says and the file does not hold. */
  readonly idField?: string;
  readonly isId?: (id: string) => boolean;
  /** What is wrong with a file whose name is no id. */
  readonly badId: FaultCode &
    ("itemFileName" | "companyFileName" | "customPageFileName" | "unknownPage" | "unknownPlace");
  /** Fields that name an entry; the first that is filled in counts. */
  readonly titleFields: readonly string[];
  /** The day that follows the title in commit messages. */
  readonly dayField?: string;
  /** Names of entries that have no title of their own, in the order in which staff see them. */
  readonly entries?: Readonly<Record<string, Bilingual>>;
  readonly pictureField?: string;
  /** The address of an entry's page before its id: `/company/`; an id that had an address is never another entry's (R2.10). */
  readonly address?: string;
  /** Its entries are members that leave and may come back: staff take them off the site and do not delete them. */
  readonly ofMembers?: true;
  /** The sections of the form in their order, by the name that fields give; without any, groups and lists are sections. */
  readonly sections?: Readonly<Record<string, FormSection>>;
  /** A number that only one entry ever has; the next free one is given to a new entry (R2.10). */
  readonly number?: string;
  /** The field with the order that people choose. */
  readonly order?: string;
}

/** Orders entries by the place that people chose; one without a place has that of its number. */
export function compareOrder({ order = "", number = "" }: Collection, a: EntryFields, b: EntryFields): number {
  const placeOf = (fields: EntryFields): number => Number(fields[order] ?? fields[number]);
  return placeOf(a) - placeOf(b) || Number(a[number]) - Number(b[number]);
}

/** The file of an entry, relative to the content folder. */
export function pathOf({ name, extent, byYear, bodies }: Collection, id: string, year: number | string): string {
  if (extent === "single") return `${name}.yml`;
  const folder = byYear ? `${name}/${String(year)}` : name;
  return `${folder}/${id}.${bodies ? "md" : "yml"}`;
}

/** The id that a path has in a collection, which may be invalid; undefined for a path outside its places. */
export function idOfPath({ name, extent, byYear, bodies }: Collection, path: string): string | undefined {
  if (extent === "single") return path === `${name}.yml` ? name : undefined;
  const ending = bodies ? ".md" : ".yml";
  if (!path.startsWith(`${name}/`) || !path.endsWith(ending)) return undefined;
  const below = path.slice(name.length + 1, -ending.length);
  const id = byYear ? /^\d{4}\/(.*)$/s.exec(below)?.[1] : below;
  return id === undefined || id === "" || id.includes("/") || id.endsWith(preparedEnding) ? undefined : id;
}

/** True for a text that may be the id of an entry. */
export function isEntryId(collection: Collection, id: string): boolean {
  const { extent, name, isId = (text: string) => fileIdPattern.test(text) } = collection;
  if (extent === "single") return id === name;
  return isId(id) && !id.endsWith(preparedEnding) && !readme.test(id) && !deviceName.test(id);
}

/** Names of files that explain a folder, and are no content. */
const readme = /^readme(?:\.|$)/i;

/** Ends the names of prepared changes, and of no entry. */
const preparedEnding = ".next";

/** What an entry is called in a language that has a name for it: both of `{en, ja}`, or a field and its `_jp`. */
export function titleOf(
  { entries, titleFields, label }: Collection,
  id: string,
  fields: EntryFields,
): Partial<Bilingual> {
  const own = entries?.[id];
  if (own) return own;
  return titleFields.length === 0 ? label : titleIn(titleFields, fields);
}

/** The same of an entry whose fields name it: the first of the fields that is filled in counts. */
export function titleIn(titleFields: readonly string[], fields: EntryFields): Partial<Bilingual> {
  for (const name of titleFields) {
    const value = valueAt(fields, name);
    const [en, ja] = isYamlMap(value) ? [value["en"], value["ja"]] : [value, valueAt(fields, `${name}_jp`)];
    const title = { ...(isFilled(en) ? { en } : {}), ...(isFilled(ja) ? { ja } : {}) };
    if (Object.keys(title).length > 0) return title;
  }
  return {};
}

const isFilled = (text: unknown): text is string => typeof text === "string" && !isBlank(text);
