import { z } from "zod";
import { maxBodyBytes, normaliseBody } from "../markdown/body";
import { isBlank } from "../text/blank";
import { says } from "../problems/fault";
import type { Collection } from "../collections/collection";
import { givenSchema, shapeOf } from "../collections/field-meta";
import { itemId } from "../collections/fields";

// HTML is longer than the same Markdown; the limit of a body applies to the Markdown made from it.
const maxRichTextBytes = 4 * maxBodyBytes;

const emptyToNull = (value: unknown): unknown => (typeof value === "string" && isBlank(value) ? null : value);

/** A field that a write call may leave out (undefined: stays as it is) or send empty (null: is removed). */
const clearable = <T extends z.ZodType>(schema: T) => z.preprocess(emptyToNull, schema.nullable().optional());

/** Text of a write call: plain text, Markdown or HTML in a string, or HTML named as such (R8.5). */
export type RichText = string | { readonly format: "html"; readonly content: string };

/** A text that must be given, in any of the forms of `RichText`; line ends normalised, at most 400 KB. */
const richText = z.unknown().transform((value, context): RichText => {
  const isHtml = typeof value === "object" && value !== null && Object.keys(value).sort().join() === "content,format";
  const { format, content } = isHtml ? (value as Record<string, unknown>) : { format: undefined, content: value };
  const message = faultOf(content, isHtml && format !== "html");
  if (message === undefined)
    return isHtml ? { format: "html", content: normaliseBody(String(content)) } : normaliseBody(String(content));
  context.issues.push({ code: "custom", message, input: value });
  return z.NEVER;
});

/** The same, but it may be left out or sent empty. */
const clearableRichText = z.preprocess(
  (value) => (isEmptyHtml(value) ? null : emptyToNull(value)),
  richText.nullable().optional(),
);

/** The version of an item (R9.7): a git blob id. */
export const itemVersion = z.string(says("itemVersion")).regex(/^[0-9a-f]{40}$/, says("itemVersion"));

/** A yes or no of a form; it may be left out. */
export const trueOrFalse = z.preprocess(booleanOf, z.boolean(says("trueOrFalse")).optional());

/** What the specified write calls say beside the fields of an item. */
const callFields = {
  /** Of edit calls: which item. */
  _id: itemId.optional(),
  /** Version of the item that the client loaded (R9.7). */
  version: z.preprocess((value) => (emptyToNull(value) === null ? undefined : value), itemVersion.optional()),
  /** "true" says that the picture needs no description: it is stored as empty on purpose. */
  imageDecorative: trueOrFalse,
  /** "true" says that both languages were compared and agree; recorded in the history. */
  translationChecked: trueOrFalse,
  /** "true" takes the picture away. */
  removeImage: trueOrFalse,
};

/** The fields of a specified write call: those of the collection, as a form sends them. Unknown ones are refused. */
export function writeFields({ name, schemaOf, number, pictureField, bodies }: Collection) {
  const own = Object.entries(shapeOf(schemaOf(name))).filter(([each]) => each !== number && each !== pictureField);
  const [body, body_jp] = bodies ?? [];
  const inputOf = (field: string, schema: z.core.$ZodType): z.ZodType => {
    if (field === body) return richText;
    if (field === body_jp) return clearableRichText;
    const given = givenSchema(schema);
    if (given?._zod.def.type === "boolean") return clearable(trueOrFalse);
    if (given) return clearable(given as z.ZodType);
    return z.safeParse(schema, undefined).success ? z.optional(schema) : (schema as z.ZodType);
  };
  const fields: Readonly<Record<string, z.ZodType>> = Object.fromEntries(
    own.map(([field, schema]) => [field, inputOf(field, schema)]),
  );
  return { ...callFields, ...fields };
}

/** "true" and "false" of a form as booleans; an empty value as not given. */
function booleanOf(value: unknown): unknown {
  if (value === "true") return true;
  if (value === "false") return false;
  return value === "" ? undefined : value;
}

function isEmptyHtml(value: unknown): boolean {
  return typeof value === "object" && value !== null && "content" in value && emptyToNull(value.content) === null;
}

function faultOf(content: unknown, wrongFormat: boolean): string | undefined {
  if (wrongFormat) return says("richTextFormat");
  if (content === undefined || content === null || (typeof content === "string" && isBlank(content)))
    return says("required");
  if (typeof content !== "string") return says("richText");
  return new TextEncoder().encode(content).length > maxRichTextBytes ? says("bodyTooLarge") : undefined;
}
