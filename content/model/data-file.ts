import { isNode, type Document } from "yaml";
import type { z } from "zod";
import { maxFileLength } from "./item-layout";
import type { Problem } from "./problem";
import { problemsOf } from "./schema-problems";
import { parseYaml } from "./yaml-source";

/** What a data file holds, or why it is left out. */
export type ParsedData<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: Problem[] };

/** Reads a YAML file (`site.yml`, `people/*.yml`, ...) and checks it by a schema. Throws on no text. */
export function parseDataFile<T>(
  path: string,
  text: string,
  check: (data: unknown) => z.ZodSafeParseResult<T>,
): ParsedData<T> {
  if (text.length > maxFileLength)
    return { ok: false, problems: [{ path, line: 1, message: "is larger than a content file may be (400 KB)" }] };
  const parsed = parseYaml(text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n"), "core");
  if (Array.isArray(parsed)) return { ok: false, problems: parsed.map((fault) => ({ path, ...fault })) };
  const result = check(parsed.document.toJS());
  if (result.success) return { ok: true, value: result.data };
  const lineOf = (field: readonly PropertyKey[]): number => parsed.lineAt(offsetOf(parsed.document, field));
  return { ok: false, problems: problemsOf(result.error, path, lineOf) };
}

/** Where the value at a path begins; where it is missing, where that begins what should hold it. */
function offsetOf(document: Document, field: readonly PropertyKey[]): number {
  for (let length = field.length; length > 0; length -= 1) {
    const node: unknown = document.getIn(field.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}
