import type { z } from "zod";
import type { CollectionForm } from "../api/collection-answers";
import type { FieldForm } from "../collections/field-form";
import { omitUndefined } from "../omit-undefined";
import type { Language } from "../text/language";
import type { Collection } from "../collections/collection";
import { innermost, metaOf, shapeOf, type FieldMeta } from "../collections/field-meta";

type Schema = z.core.$ZodType;
type Shape = z.core.$ZodShape;
/** A field of which the name and the words are still missing. */
type Control = FieldForm extends infer Each ? (Each extends FieldForm ? Omit<Each, keyof Named> : never) : never;
type Named = Pick<FieldForm, "name" | "label" | "hint" | "required">;

/** What a form needs to know of a collection, derived from its schema, in a language. */
export function collectionForm(collection: Collection, language: Language): CollectionForm {
  const { name, extent, label, entry, entries, titleFields, pictureField, bodies, sections } = collection;
  const { order: orderedBy, ofMembers } = collection;
  const ids = Object.keys(entries ?? {});
  const order = Object.keys(sections ?? {});
  const placeOf = ({ section = "" }: FieldForm): number =>
    order.includes(section) ? order.indexOf(section) : Infinity;
  const fieldsOf = (id: string): readonly FieldForm[] =>
    fieldsIn(collection.schemaOf(id), language).toSorted((a, b) => (sections ? placeOf(a) - placeOf(b) || 0 : 0));
  return {
    name,
    label: label[language],
    entry: entry[language],
    growing: extent === "list",
    titleFields,
    ...(orderedBy === undefined ? {} : { orderedBy }),
    ...(pictureField === undefined ? {} : { pictureField }),
    ...(ofMembers ? { ofMembers } : {}),
    ...(bodies ? { bodyField: bodies[0] } : {}),
    ...(sections
      ? {
          sections: Object.entries(sections).map(([section, { label: words, folded = false }]) => ({
            name: section,
            label: words[language],
            folded,
          })),
        }
      : {}),
    ...otherFields(collection, language),
    ...(entries ? { entries: Object.fromEntries(ids.map((id) => [id, entries[id]?.[language] ?? id])) } : {}),
    ...(extent === "single" ? { entries: { [name]: label[language] } } : {}),
    fields: extent === "fixed" ? Object.fromEntries(ids.map((id) => [id, fieldsOf(id)])) : fieldsOf(name),
  };
}

/** The fields of every entry that the form does not have. */
function otherFields(
  { extent, name, number, schemaOf }: Collection,
  language: Language,
): Pick<CollectionForm, "otherFields"> {
  if (extent === "fixed") return {};
  const all = Object.entries(shapeOf(schemaOf(name)));
  const hidden = all
    .toSorted(([a], [b]) => Number(a === number) - Number(b === number))
    .filter(([, schema]) => metaOf(schema).hidden === true);
  if (hidden.length === 0) return {};
  return {
    otherFields: Object.fromEntries(hidden.map(([each, schema]) => [each, metaOf(schema).label?.[language] ?? each])),
  };
}

/** The fields of a group in the order of its schema. */
function fieldsIn(schema: Schema, language: Language): readonly FieldForm[] {
  const shape = shapeOf(schema);
  const descriptions = Object.values(shape).map((schema) => metaOf(schema).alt);
  return Object.entries(shape).flatMap(([name, schema]) => {
    const isTranslation = name.endsWith("_jp") && Object.hasOwn(shape, name.slice(0, -3));
    const { hidden } = metaOf(schema);
    if (isTranslation || hidden === true || literalOf(schema) !== undefined || descriptions.includes(name)) return [];
    return [fieldForm(name, schema, language, shape)];
  });
}

function fieldForm(name: string, schema: Schema, language: Language, shape: Shape = {}): FieldForm {
  const meta = metaOf(schema);
  const { label, hint, section, wrong } = meta;
  const named: Named = {
    name,
    label: label?.[language] ?? "",
    ...(hint ? { hint: hint[language] } : {}),
    required: !(schema as z.ZodType).safeParse(undefined).success,
    ...(section === undefined ? {} : { section }),
    ...(wrong ? { wrong: wrong[language] } : {}),
  };
  const { alt = "" } = meta;
  const description = shape[alt];
  if (description) return { ...named, input: "upload", alt: fieldForm(alt, description, language, shape) };
  return { ...named, ...control(schema, meta, language, Object.hasOwn(shape, `${name}_jp`)) };
}

function control(schema: Schema, meta: FieldMeta, language: Language, beside: boolean): Control {
  const { input, max, unit, options, fixed, languages, needs, proposed, properName } = meta;
  if (fixed) return { input: "fixed", reason: fixed[language] };
  const inner = innermost(schema);
  const choices = Object.entries(options ?? {}).map(([value, words]) => ({ value, label: words[language] }));
  const { type } = inner._zod.def;
  if (choices.length > 0)
    return omitUndefined({ input: "choice", options: choices, several: type === "array", none: meta.none?.[language] });
  if (typeof input === "object") return input;
  if (input === "line" || input === "lines" || input === "markdown") {
    const spoken = languages ?? (beside ? ("beside" as const) : undefined);
    return omitUndefined({ input, max, languages: spoken, needs, proposed, properName });
  }
  if (input !== undefined) return { input };
  if (type === "array") return listControl(inner as z.core.$ZodArray, meta, language);
  if (type === "object") return { input: "group", fields: fieldsIn(inner, language) };
  if (type === "boolean") return { input: "check" };
  // `positive()` is "greater than 0".
  if (type === "number") return omitUndefined({ input: "number", unit, min: isAbove(inner, 0) ? 1 : undefined });
  return { input: "line" };
}

function listControl(list: z.core.$ZodArray, { item }: FieldMeta, language: Language): Control {
  const max = limit(list, "maximum", "length");
  return {
    input: "list",
    itemLabel: item?.[language] ?? "",
    item: { ...fieldForm("", list._zod.def.element, language), label: item?.[language] ?? "" },
    min: limit(list, "minimum", "length") ?? 0,
    ...(max === undefined ? {} : { max }),
  };
}

function checksOf({ _zod: { def } }: Schema): readonly Readonly<Record<string, unknown>>[] {
  return (def.checks ?? []).map((check) => check._zod.def as unknown as Readonly<Record<string, unknown>>);
}

function limit(schema: Schema, ...names: readonly string[]): number | undefined {
  const found = checksOf(schema).flatMap((check) => names.map((name) => check[name]));
  return found.find((value) => typeof value === "number");
}

const isAbove = (schema: Schema, number: number): boolean =>
  checksOf(schema).some(
    ({ check, value, inclusive }) => check === "greater_than" && value === number && inclusive === false,
  );

function literalOf(schema: Schema | undefined): unknown {
  const inner = schema && innermost(schema);
  return inner?._zod.def.type === "literal" ? (inner as z.core.$ZodLiteral)._zod.def.values[0] : undefined;
}
