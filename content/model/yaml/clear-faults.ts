import type { YamlFault } from "./yaml-source";

/** A name with the colon of Japanese typing behind it, and none that YAML knows. */
const wideColon = /^\s*(?:- +)?[^\s:：#]+\s*：(?!.*:\s)/;
/** The space of Japanese typing, before a name or behind its colon. */
const wideSpace = /^\s*(?:- +)?(?:\u3000|[\w-]+:\u3000)/;
const dashWithoutSpace = /^\s*-[^\s-][^:]*:(?:\s|$)/;
const field = /^[\w-]+:\s+\S/;
const indentedField = /^[ \t]+[\w-]+:(?:\s|$)/;
/** Blanks before the first field, and a field without them behind it. */
const indentedStart = /^(?:[ \t]*(?:#.*)?\n)*( +)(?=[\w-]+:(?:\s[^]*)?\n[\w-]+:\s)/;

/** What the parser stumbled over, said as a person would who looks at the line. */
export function clearFaults(faults: readonly YamlFault[], source: string): YamlFault[] {
  const lines = source.split("\n");
  const start = indentedStart.exec(source);
  // The parser names a line behind it, or says that it is in no field.
  if (start) return [{ line: start[0].split("\n").length, code: "yamlIndent" }];
  const lineOf = (line: number): string => lines[line - 1] ?? "";
  return faults.map((fault) => {
    const { line, code } = fault;
    const [before, text, after] = [lineOf(line - 1), lineOf(line), lineOf(line + 1)];
    if (wideColon.test(text)) return { ...fault, code: "yamlWideColon" };
    if (wideSpace.test(text)) return { ...fault, code: "yamlWideSpace" };
    if (dashWithoutSpace.test(text)) return { ...fault, code: "yamlDash" };
    if (code === "yamlBlockInBrackets" && /[、，]/.test(text)) return { ...fault, code: "yamlWideComma" };
    if (code === "yamlTab" && field.test(before)) return { ...fault, code: "yamlTabField" };
    if (code === "yamlColonInText" && field.test(text) && !/:\s.*:\s/.test(text) && indentedField.test(after))
      return { ...fault, line: line + 1, code: "yamlIndent" };
    return fault;
  });
}
