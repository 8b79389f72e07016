import type { z } from "zod";
import type { CollectionForm, FieldForm } from "../api/collection-answers";
import type { Language } from "../text/language";
import type { Collection } from "../collections/collection";
import { innermost, metaOf, shapeOf, type FieldMeta } from "../collections/field-meta";

type Schema = z.core.$ZodType;
type Shape = z.core.$ZodShape;
/** A field of which the name and the words are still missing. */
type Control = FieldForm extends infer Each ? (Each extends FieldForm ? Omit<Each, keyof Named> : never) : never;
type Named = Pick<FieldForm, "name" | "label" | "hint" | "required" | "when">;

/** What a form needs to know of a collection, derived from its schema, in a language. */
export function collectionForm(collection: Collection, language: Language): CollectionForm {
  const { name, extent, label, entry, entries, titleFields, pictureField, number, ordered, leaves } = collection;
  const ids = Object.keys(entries ?? {});
  const fieldsOf = (id: string): readonly FieldForm[] => fieldsIn(collection.schemaOf(id), language);
  return {
    name,
    label: label[language],
    entry: entry[language],
    growing: extent === "list",
    titleFields,
    ...(ordered && number !== undefined ? { orderedBy: number } : {}),
    ...(pictureField === undefined ? {} : { pictureField }),
    ...(leaves ? { leaves } : {}),
    ...(entries ? { entries: Object.fromEntries(ids.map((id) => [id, entries[id]?.[language] ?? id])) } : {}),
    ...(extent === "single" ? { entries: { [name]: label[language] } } : {}),
    fields: extent === "fixed" ? Object.fromEntries(ids.map((id) => [id, fieldsOf(id)])) : fieldsOf(name),
  };
}

/** The fields of a group in the order of its schema. Those of a union are all there, each where it belongs. */
function fieldsIn(schema: Schema, language: Language): readonly FieldForm[] {
  const inner = innermost(schema);
  if (!isUnion(inner)) return fieldsOfShape(shapeOf(inner), language);
  const key = inner._zod.def.discriminator;
  const found = new Map<string, { readonly field: FieldForm; readonly is: string[] }>();
  for (const option of inner._zod.def.options) {
    const shape = shapeOf(option);
    const value = String(literalOf(shape[key]));
    for (const field of fieldsOfShape(shape, language)) {
      const known = found.get(field.name);
      if (known) known.is.push(value);
      else found.set(field.name, { field, is: [value] });
    }
  }
  const all = inner._zod.def.options.length;
  return [...found.values()].map(({ field, is }) =>
    is.length === all ? field : { ...field, when: { field: key, is } },
  );
}

function fieldsOfShape(shape: Shape, language: Language): readonly FieldForm[] {
  return Object.entries(shape).flatMap(([name, schema]) => {
    const isTranslation = name.endsWith("_jp") && Object.hasOwn(shape, name.slice(0, -3));
    const { hidden } = metaOf(schema);
    if (isTranslation || hidden === true || literalOf(schema) !== undefined) return [];
    return [fieldForm(name, schema, language, Object.hasOwn(shape, `${name}_jp`))];
  });
}

function fieldForm(name: string, schema: Schema, language: Language, beside = false): FieldForm {
  const meta = metaOf(schema);
  const { label, hint } = meta;
  const named: Named = {
    name,
    label: label?.[language] ?? "",
    ...(hint ? { hint: hint[language] } : {}),
    required: !(schema as z.ZodType).safeParse(undefined).success,
  };
  return { ...named, ...control(schema, meta, language, beside) };
}

function control(schema: Schema, meta: FieldMeta, language: Language, beside: boolean): Control {
  const { input, max, unit, options, fixed, of, languages } = meta;
  if (fixed) return { input: "fixed", reason: fixed[language] };
  const inner = innermost(schema);
  const choices = Object.entries(options ?? {}).map(([value, words]) => ({ value, label: words[language] }));
  const { type } = inner._zod.def;
  if (choices.length > 0) return { input: "choice", options: choices, several: type === "array" };
  switch (input) {
    case "line":
    case "lines":
    case "markdown": {
      const spoken = languages ?? (beside ? ("beside" as const) : undefined);
      return { input, ...(max === undefined ? {} : { max }), ...(spoken ? { languages: spoken } : {}) };
    }
    case "date":
    case "moment":
    case "link":
    case "email":
    case "picture":
      return { input };
    case "entry":
      return { input, of: of ?? "events" };
    default:
      break;
  }
  if (type === "array") return listControl(inner as z.core.$ZodArray, meta, language);
  if (type === "object" || type === "union") return { input: "group", fields: fieldsIn(inner, language) };
  if (type === "boolean") return { input: "check" };
  if (type === "number") return { input: "number", ...(unit === undefined ? {} : { unit }) };
  return { input: "line" };
}

function listControl({ _zod: { def } }: z.core.$ZodArray, { item }: FieldMeta, language: Language): Control {
  const checks = (def.checks ?? []).map((check) => check._zod.def as unknown as Readonly<Record<string, unknown>>);
  const limit = (...names: readonly string[]): number | undefined => {
    const found = checks
      .flatMap((check) => names.map((name) => check[name]))
      .find((value) => typeof value === "number");
    return typeof found === "number" ? found : undefined;
  };
  const max = limit("maximum", "length");
  return {
    input: "list",
    itemLabel: item?.[language] ?? "",
    item: { ...fieldForm("", def.element, language), label: item?.[language] ?? "" },
    min: limit("minimum", "length") ?? 0,
    ...(max === undefined ? {} : { max }),
  };
}

function isUnion(schema: Schema): schema is z.core.$ZodDiscriminatedUnion {
  return schema._zod.def.type === "union" && "discriminator" in schema._zod.def;
}

function literalOf(schema: Schema | undefined): unknown {
  const inner = schema && innermost(schema);
  return inner?._zod.def.type === "literal" ? (inner as z.core.$ZodLiteral)._zod.def.values[0] : undefined;
}
