import { isMap, type Document } from "yaml";
import { joinLines, splitLines, textsOf, withLineEnds, type TextLine } from "../text/text-lines";
import { editBlock, editFlow, type YamlText } from "./edit-collection";
import { isYamlMap, namesOf, sameData, valueAt, type YamlMap, type YamlPath } from "./yaml-data";
import { parseYaml, type YamlSchema } from "./yaml-source";
import { writeBlock, writesTextsInBraces } from "./write-yaml";

/**
 * The YAML text with the data `wanted`, or what that makes of the data it has: only the lines of what differs change;
 * comments, blank lines, order, quotes, line ends, byte order mark and a missing last line end stay. The top of the text
 * must be a map or nothing. New keys go where the order of the wanted ones puts them. The result is read back before it is returned. Throws an Error when the text is no such YAML or cannot hold the value.
 */
export function editYaml(source: string, wanted: YamlMap | ((data: YamlMap) => YamlMap), schema: YamlSchema): string {
  const bom = source.startsWith("\uFEFF") ? "\uFEFF" : "";
  const lines = splitLines(source.slice(bom.length));
  const text = withLineFeeds(lines);
  const current = readYaml(text, schema);
  if (current === undefined) throw new Error("not a map in YAML");
  const { document, data } = current;
  const value = typeof wanted === "function" ? wanted(data) : wanted;
  if (sameData(data, value)) return source;
  const yaml = { text, schema, textsInBraces: writesTextsInBraces(document) };
  for (const edit of [() => editLines(yaml, document, data, value), () => editDocument(document, value)]) {
    const edited = withLineEnds(lines, textsOf(edit()));
    if (sameData(readYaml(withLineFeeds(edited), schema)?.data, value)) return bom + joinLines(edited);
  }
  throw new Error("this YAML cannot be edited without damage");
}

function withLineFeeds(lines: readonly TextLine[]): string {
  return lines.map(({ text }) => `${text}\n`).join("");
}

function editLines(yaml: YamlText, { contents, directives }: Document.Parsed, data: YamlMap, value: YamlMap): string {
  const { text } = yaml;
  if (!isMap(contents)) return text + writeBlock(yaml, value, 0);
  if (contents.flow === true) {
    const [start, end] = contents.range;
    return text.slice(0, start) + (editFlow(yaml, contents, data, value) ?? "") + text.slice(end);
  }
  const from = directives.docStart === true ? text.indexOf("\n", text.search(/^---/m)) + 1 : 0;
  return text.slice(0, from) + editBlock(yaml, contents, [from, text.length], data, value);
}

/** The same change through the YAML document: comments stay, but other lines may be written in another style. */
function editDocument(document: Document, value: YamlMap): string {
  assign(document, document.toJS(), value, []);
  return document.toString({ lineWidth: 0 });
}

function assign(document: Document, before: unknown, value: unknown, path: YamlPath): void {
  if (sameData(before, value)) return;
  if (!isYamlMap(before) || !isYamlMap(value)) {
    document.setIn(path, document.createNode(value));
    return;
  }
  for (const name of namesOf(before)) if (valueAt(value, name) === undefined) document.deleteIn([...path, name]);
  for (const name of namesOf(value)) assign(document, valueAt(before, name), value[name], [...path, name]);
}

function readYaml(text: string, schema: YamlSchema): { document: Document.Parsed; data: YamlMap } | undefined {
  const parsed = parseYaml(text, schema);
  if (Array.isArray(parsed)) return undefined;
  const data: unknown = parsed.document.toJS();
  const isEmpty = data === null || data === "";
  return isEmpty || isYamlMap(data) ? { document: parsed.document, data: isEmpty ? {} : data } : undefined;
}
