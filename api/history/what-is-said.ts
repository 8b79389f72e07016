import { japaneseMarker, maxFileLength } from "../../content/model/front-matter/item-layout";
import { parseItemFile } from "../../content/model/front-matter/item-file";
import { cjkCharacters } from "../../content/model/text/cjk";
import { isScalarValue, isYamlMap } from "../../content/model/yaml/yaml-data";
import { parseYaml } from "../../content/model/yaml/yaml-source";

/**
 * What a content file says, line by line and sentence by sentence (a Japanese paragraph is one line), whatever signs it says it
 * with: a value of a field as `name: value`, a line of a Markdown text by its words and emphasis. Undefined for any other text.
 */
export function whatIsSaid(text: string): string[] | undefined {
  const parsed = parseItemFile(text, "");
  if (parsed.ok) {
    const { data, body, body_jp = "" } = parsed.item;
    // The marker parts the languages, as an unchanged line does.
    return [...valuesIn("", data), ...sentencesOf(body), japaneseMarker, ...sentencesOf(body_jp)];
  }
  if (text.length > maxFileLength) return undefined;
  const source = parseYaml(text.replace(/^\uFEFF/, ""), "core");
  const data: unknown = Array.isArray(source) ? undefined : source.document.toJS();
  return typeof data === "object" ? valuesIn("", data) : undefined;
}

/** Lines with something in them, each sentence by itself. */
export function linesOf(text: string): string[] {
  return text
    .split(/\n|(?<=[。！？])|(?<=[.!?])(?= )/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** A line for each value; one without anything in it says as much as one that is not there. */
function valuesIn(name: string, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesIn(name, item));
  if (isYamlMap(value))
    return Object.entries(value).flatMap(([key, part]) => valuesIn(name === "" ? key : `${name}.${key}`, part));
  return isScalarValue(value) ? linesOf(String(value ?? "")).map((line) => `${name}: ${line}`) : [];
}

// Without its number: the dot of one ends no sentence.
const sentencesOf = (body: string): string[] => linesOf(body.split("\n").map(words).join("\n"));

const listOrHeading = /^(?:[-+*](?=\s)|\d{1,9}[.)](?=\s)|[#>\s])+/;
const blankBesideJapanese = new RegExp(`(?<=[${cjkCharacters}]) | (?=[${cjkCharacters}])`, "gu");

/** The words of a line of Markdown; what only draws a line, parts a table or fences code has none. */
function words(line: string): string {
  if (/^[-=*_+~`|:\s]+$/.test(line)) return "";
  return line
    .replace(listOrHeading, "")
    .replace(/[\\`]/g, "")
    .replaceAll("_", "*")
    .replace(/\s+/g, " ")
    .replace(/ ?\| ?/g, "|")
    .replace(/^\||\|$| #+$/g, "")
    .replace(blankBesideJapanese, "")
    .trim();
}
