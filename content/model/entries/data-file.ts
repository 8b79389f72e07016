import { isMap, isNode, isScalar, isSeq, visit, type Document } from "yaml";
import type { z } from "zod";
import { maxFileLength } from "../front-matter/item-layout";
import { fault } from "../problems/fault";
import { plainIssue } from "../problems/plain-issue";
import type { Problem } from "../problems/problem";
import { problemsOf } from "../problems/schema-problems";
import { editYaml } from "../yaml/edit-yaml";
import type { YamlMap } from "../yaml/yaml-data";
import { commentBehind } from "../yaml/scalar-source";
import { parseYaml, type YamlSource } from "../yaml/yaml-source";
import { refusedPictures, type CheckedData } from "./without-pictures";

/** What a data file holds, or why it is left out. */
export type ParsedData<T> =
  /** `notices`: pictures that are left out, and texts that end at a comment, which may be a part of them: `Tower #12`. */
  | { readonly ok: true; readonly value: T; readonly notices: readonly Problem[] }
  | { readonly ok: false; readonly problems: Problem[] };

/** Reads a YAML file (`site.yml`, `people/*.yml`, ...) and checks it by a schema. Throws on no text. */
export function parseDataFile<T>(
  path: string,
  text: string,
  check: (data: unknown, words: z.core.ParseContext<z.core.$ZodIssue>) => CheckedData<T>,
): ParsedData<T> {
  if (text.length > maxFileLength) return { ok: false, problems: [{ path, line: 1, code: "fileTooLarge" }] };
  const source = withoutMarks(text);
  const parsed = parseYaml(source, "core");
  if (Array.isArray(parsed)) return { ok: false, problems: parsed.map((fault) => ({ path, ...fault })) };
  const result = check(parsed.document.toJS({ reviver: dropEmpty }) ?? {}, { error: plainIssue });
  const lineOf = (field: readonly PropertyKey[]): number => parsed.lineAt(offsetOf(parsed.document, field));
  if (result.success) {
    const notices = [...refusedPictures(result, path, lineOf), ...commentsAtTexts(path, source, parsed)];
    return { ok: true, value: result.data, notices };
  }
  return { ok: false, problems: problemsOf(result.error, path, lineOf) };
}

/** Comments without a space behind their sign, at the end of unquoted texts: those of maintainers begin with one, "# note". */
function commentsAtTexts(path: string, source: string, { document, lineAt }: YamlSource): Problem[] {
  const found: Problem[] = [];
  visit(document, {
    Scalar: (key, scalar) => {
      if (key === "key" || typeof scalar.value !== "string") return;
      const comment = commentBehind(source, scalar, /^[ \t]+(#[^\s#].*)/);
      if (comment === undefined) return;
      const line = lineAt(scalar.range?.[1] ?? 0);
      found.push({ path, line, ...fault("commentLeftOut", comment), severity: "notice" });
    },
  });
  return found;
}

/**
 * The text of a data file after an edit; `change` gets what the file holds, as written, and returns what it is to hold.
 * Only the lines of what differs change; new keys go where their order puts them. Throws an Error when the text is no map in YAML.
 */
export function editDataFile(text: string, change: (raw: YamlMap) => unknown): string {
  return editYaml(text, (raw) => change(raw) as YamlMap, "core");
}

/** The text of a new data file, keys in the given order; what is null or undefined is left out. */
export function dataToFile(value: object): string {
  const data = JSON.parse(JSON.stringify(value), (_key, part: unknown) => part ?? undefined) as YamlMap;
  return editYaml("", data, "core");
}

/** A name without a value is as good as none; an item of a list without one is an item. */
function dropEmpty(this: unknown, _key: unknown, value: unknown): unknown {
  return value === null && !Array.isArray(this) ? undefined : value;
}

// What an editor may have put around and between the lines: a byte order mark, line ends of another system.
const withoutMarks = (text: string): string => text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");

/** Position of the field's name (or the list's item) at a path; of the parent when it is missing. */
function offsetOf({ contents }: Document, field: readonly PropertyKey[]): number {
  let [node, offset]: [unknown, number] = [contents, 0];
  for (const step of field) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
      if (!pair) break;
      offset = startOf(pair.key) ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(step)];
      offset = startOf(node) ?? offset;
    } else break;
  }
  return offset;
}

function startOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined;
}
