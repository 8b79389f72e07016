import matter from "gray-matter";
import { parseFrontMatterFields, type FrontMatterFields } from "./front-matter-fields";
import type { YamlFault } from "../yaml/yaml-faults";

/** Why gray-matter's YAML engine stopped. */
class FrontMatterError extends Error {
  constructor(readonly faults: readonly YamlFault[]) {
    super("front matter");
  }
}

const refuse = (): never => {
  throw new FrontMatterError([{ line: 1, code: "frontMatterLanguage" }]);
};
// gray-matter executes "---js" and "---coffee"; every name of these engines must be replaced.
const refused = Object.fromEntries(
  ["js", "javascript", "json", "coffee", "coffeescript", "cson", "toml", "yml"].map((name) => [
    name,
    { parse: refuse, stringify: refuse },
  ]),
);

/** Front matter and the text after it. */
export interface FrontMatter extends FrontMatterFields {
  readonly content: string;
}

/**
 * Splits a text whose first line is exactly `---` by gray-matter, with our own YAML and every other engine refused
 * (gray-matter executes front matter of other languages). Expects LF line ends and no byte order mark.
 * Returns the faults of a front matter that cannot be accepted; throws on no text.
 */
export function readFrontMatter(
  text: string,
): { readonly ok: true; readonly front: FrontMatter } | { readonly ok: false; readonly faults: readonly YamlFault[] } {
  if (!text.startsWith("---\n")) return { ok: false, faults: [{ line: 1, code: "firstLine" }] };
  let fields: FrontMatterFields = { data: {}, lines: new Map(), notices: [] };
  const parse = (yaml: string): object => {
    const parsed = parseFrontMatterFields(yaml);
    if (Array.isArray(parsed)) throw new FrontMatterError(parsed);
    fields = parsed;
    return {};
  };
  try {
    // Without an options object gray-matter caches by content.
    const { content } = matter(text, { language: "yaml", engines: { ...refused, yaml: { parse, stringify: refuse } } });
    return { ok: true, front: { ...fields, content } };
  } catch (error) {
    if (error instanceof FrontMatterError) return { ok: false, faults: error.faults };
    throw error;
  }
}
