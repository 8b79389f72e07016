import { z } from "zod";
import type { InputName, NamedInput, NumberUnit, TextForm } from "./field-form";
import type { Bilingual } from "../text/language";

/** What a form needs to know of a field and a schema cannot say. */
export interface FieldMeta {
  readonly label?: Bilingual;
  readonly hint?: Bilingual;
  /** What one item of a list is called. */
  readonly item?: Bilingual;
  /** The kind of input, where the schema does not say it. */
  readonly input?: TextForm["input"] | InputName | NamedInput;
  /** Characters. */
  readonly max?: number;
  readonly languages?: "within";
  readonly unit?: NumberUnit;
  /** Words of a choice's values. */
  readonly options?: Readonly<Record<string, Bilingual>>;
  /** What no choice is called. */
  readonly none?: Bilingual;
  /** Why the field cannot be changed by staff. */
  readonly fixed?: Bilingual;
  /** The form does not have the field: an order or a number that the service gives, or one that maintainers write. */
  readonly hidden?: true;
  /** Name of the form's section that has the field, one of its collection's `sections`. */
  readonly section?: string;
  /** What is said at the field when its value cannot be right. */
  readonly wrong?: Bilingual;
  /** A name: without a Japanese one it is the same in both languages, and nothing is missing. */
  readonly properName?: true;
  /** Texts with which the form begins where the field has none. */
  readonly proposed?: Bilingual;
  /** The field beside it without which this one has no effect. */
  readonly needs?: string;
  /** The field beside it with the description of an uploaded picture. */
  readonly alt?: string;
}

const metas = z.registry<FieldMeta>();

/** The same schema with more said about it. */
export function described<T extends z.ZodType>(schema: T, meta: FieldMeta): T {
  const copy = schema.clone();
  metas.add(copy, { ...metas.get(schema), ...meta });
  return copy;
}

/** The same schema with its label as staff read it. */
export function field<T extends z.ZodType>(schema: T, en: string, ja: string, more: FieldMeta = {}): T {
  return described(schema, { label: { en, ja }, ...more });
}

/** What is said of a schema, or of one that it wraps; the outer words count. */
export function metaOf(schema: z.core.$ZodType): FieldMeta {
  const inner = unwrapped(schema);
  return { ...(inner === undefined ? {} : metaOf(inner)), ...metas.get(schema as z.ZodType) };
}

/** The schema below everything that only converts, or makes something optional. */
export function innermost(schema: z.core.$ZodType): z.core.$ZodType {
  const inner = unwrapped(schema);
  return inner === undefined ? schema : innermost(inner);
}

/** The fields of a group by their names; none of a schema that is no group. */
export function shapeOf(schema: z.core.$ZodType): z.core.$ZodShape {
  const inner = innermost(schema);
  return inner._zod.def.type === "object" ? (inner as z.core.$ZodObject)._zod.def.shape : {};
}

/** The schema of a value that may be left out; undefined for one that may not, or that says itself what is left out. */
export function givenSchema(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  const inner = unwrapped(schema);
  const { type } = schema._zod.def;
  return type === "optional" || type === "default" || inner === undefined ? inner : givenSchema(inner);
}

/** The schema that one which only converts, or makes something optional, wraps. */
function unwrapped(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  const { def } = schema._zod;
  if ("innerType" in def) return def.innerType as z.core.$ZodType;
  if (!("out" in def)) return undefined;
  const { in: before, out } = def as z.core.$ZodPipeDef;
  return out._zod.def.type === "transform" ? before : out;
}
