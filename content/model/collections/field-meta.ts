import { z } from "zod";
import type { FieldForm, NumberUnit } from "../api/collection-answers";
import type { Bilingual } from "../text/language";
import type { CollectionName } from "./collection-names";

/** What a form needs to know of a field and a schema cannot say. */
export interface FieldMeta {
  readonly label?: Bilingual;
  readonly hint?: Bilingual;
  /** What one item of a list is called. */
  readonly item?: Bilingual;
  readonly input?: FieldForm["input"];
  /** Characters. */
  readonly max?: number;
  readonly languages?: "within";
  readonly unit?: NumberUnit;
  /** Words of a choice's values. */
  readonly options?: Readonly<Record<string, Bilingual>>;
  /** The collection whose entries can be chosen. */
  readonly of?: CollectionName;
  /** Why the field cannot be changed by staff. */
  readonly fixed?: Bilingual;
  /** The field is no choice of a person: an order or a number that the service gives. */
  readonly hidden?: true;
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

/** The schema that one which only converts, or makes something optional, wraps. */
function unwrapped(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  const { def } = schema._zod;
  if ("innerType" in def) return def.innerType as z.core.$ZodType;
  if (!("out" in def)) return undefined;
  const { in: before, out } = def as z.core.$ZodPipeDef;
  return out._zod.def.type === "transform" ? before : out;
}
