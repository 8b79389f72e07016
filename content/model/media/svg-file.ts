import { SaxesParser, type SaxesTagNS } from "saxes";

const namespace = "http://www.w3.org/2000/svg";
/** What drawing programs declare: `<!ENTITY ns "http://www.w3.org/2000/svg">`. Longer ones, and those made of others, are for programs that attack. */
const entity = /<!ENTITY\s+([^\s%"']+)\s+(?:"((?:[^"&]|&#){0,200})"|'((?:[^'&]|&#){0,200})')/g;
/** The parser's words where an end is missing: of the file, or of a tag in it. */
const endMissing = /^(?:unclosed tag|unexpected (?:end|close tag)|documents may contain only one root)/;
/** For its end the parser would look to the end of the text. */
const loneAmpersand = /&(?![^\s;&<>"']+;)/g;
const mostFaults = 20;
/** A script among the entities that a document declares, which browsers read as elements. */
const declaredScript = /<(?:[\w.-]+:)?(?:script|handler)\b|\son[a-z]+\s*=|=\s*["']\s*on|javascript[:&]/i;
/** No drawing has so many elements in each other; the parser looks through all of them for a prefix. */
const deepest = 256;

interface SvgSeen {
  readonly size: { readonly width: number; readonly height: number };
  readonly isWhole: boolean;
  readonly isDamaged: boolean;
  readonly hasScript: boolean;
}

/** Ends the reading of what can hardly be a drawing. */
class Unreadable extends Error {}

/**
 * What the bytes of a drawing say: undefined for another document; whole where no end is missing, damaged where they are no
 * XML (https://www.w3.org/TR/xml-names/), of which browsers draw nothing. Scripts of a drawing never run on a page, but do where
 * the file is passed on.
 */
export function lookAtSvg(bytes: Uint8Array): SvgSeen | undefined {
  const text = decoded(bytes);
  const parser = new SaxesParser({ xmlns: true, position: false });
  let root: SaxesTagNS | undefined;
  let depth = 0;
  let hasScript = false;
  const faults: string[] = [];
  parser.on("doctype", (declared) => {
    hasScript ||= declaredScript.test(declared);
    for (const [, name = "", double, single] of declared.matchAll(entity))
      parser.ENTITIES[name] = double ?? single ?? "";
  });
  parser.on("opentag", (tag) => {
    root ??= tag;
    hasScript ||= isScripted(tag);
    depth += 1;
    if (depth > deepest) parser.fail("too many elements in each other");
  });
  parser.on("closetag", () => (depth -= 1));
  parser.on("error", ({ message }) => {
    // The fault may be in front of what tells the document.
    if (faults.push(message) > mostFaults || root) throw new Unreadable();
  });
  try {
    parser.write((text ?? new TextDecoder().decode(bytes)).replace(loneAmpersand, "&!;")).close();
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
  }
  if (root?.local !== "svg" || root.uri !== namespace) return undefined;
  const [first = ""] = faults;
  return {
    size: { width: side(root, "width"), height: side(root, "height") },
    isWhole: !endMissing.test(first),
    isDamaged: text === undefined || first !== "",
    hasScript,
  };
}

/** True for a script, for an attribute that runs one, and for an animation that sets one. */
const isScripted = ({ local, attributes }: SaxesTagNS): boolean =>
  /^(?:script|handler)$/i.test(local) ||
  Object.values(attributes).some(
    ({ local: name, value }) =>
      /^on/i.test(name) || /^[\s\0]*javascript:/i.test(value) || (name === "attributeName" && /^\s*on/i.test(value)),
  );

/** The text in the encoding that its first bytes or its declaration say; undefined for bytes that are not in it. */
function decoded(bytes: Uint8Array): string | undefined {
  const [beginning = ""] = /^[^>]{0,200}/.exec(String.fromCharCode(...bytes.subarray(0, 200))) ?? [];
  const declared = /^<\?xml\s[^]*?\sencoding\s*=\s*["']([\w.:-]+)/.exec(beginning)?.[1];
  const marked = beginning.startsWith("\xff\xfe") ? "utf-16le" : beginning.startsWith("\xfe\xff") ? "utf-16be" : "";
  try {
    return new TextDecoder(marked || declared || "utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** A side in px; 0 where it is said in another unit, or not at all. */
function side({ attributes }: SaxesTagNS, name: string): number {
  return Number(/^\s*([\d.]+)(?:px)?\s*$/.exec(attributes[name]?.value ?? "")?.[1] ?? 0);
}
