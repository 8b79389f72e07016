import type { Form } from "../http/read-form";

type Fields = Form["fields"];

/**
 * The fields of a multipart form, which has only texts, with the objects that a JSON body would have (R9.4, R10.1): a text
 * that is exactly `{"format":"html","content":"…"}` (the check of fields refuses another format), or the two fields `name[format]` and `name[content]`. Any other text,
 * also one that looks like JSON, stays a text.
 */
export function withRichTexts(fields: Fields, names: readonly string[]): Fields {
  return names.reduce(withRichText, fields);
}

function withRichText(fields: Fields, name: string): Fields {
  const { [`${name}[format]`]: format, [`${name}[content]`]: content, ...rest } = fields;
  if (format !== undefined && content !== undefined && !Object.hasOwn(rest, name))
    return { ...rest, [name]: { format, content } };
  const object = objectOf(fields[name]);
  return object === undefined ? fields : { ...fields, [name]: object };
}

function objectOf(value: unknown): object | undefined {
  if (typeof value !== "string" || !/^\s*\{/.test(value)) return undefined;
  let parsed: unknown;
  try {
    parsed = JSON.parse(value);
  } catch {
    return undefined;
  }
  if (typeof parsed !== "object" || parsed === null || Object.keys(parsed).sort().join() !== "content,format")
    return undefined;
  const { format, content } = parsed as Readonly<Record<string, unknown>>;
  return typeof format === "string" && typeof content === "string" ? parsed : undefined;
}
