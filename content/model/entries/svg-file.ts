// Stops at a "<" that begins nothing, hence takes a time that grows with the text.
const token =
  /<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>|<\?[^]*?\?>|<!DOCTYPE(?:[^[\]>]|\[[^\]]*\])*>|<(?<end>\/?)(?<name>[^\s/>!?<"']+)(?<rest>(?:[^"'<>]|"[^"<]*"|'[^'<]*')*)>|[^<]+|</gi;
/** Programs may write the address of the namespace as an entity. */
const namespace = /\sxmlns(?::[\w-]+)?\s*=\s*["'](?:http:\/\/www\.w3\.org\/2000\/svg["']|&)/;

/** Also in attributes; what is no reference stops every browser. */
const reference = /&(?:#\d+|#x[\da-f]+|([^\s;&<>"']+));|&/gi;

interface SvgSeen {
  readonly size?: { readonly width: number; readonly height: number } | undefined;
  readonly isWhole: boolean;
  readonly isDamaged?: boolean;
}

/**
 * What the text of a drawing says: undefined for another document; whole where every tag is closed, damaged where an entity or
 * a prefix stands for nothing: browsers draw neither.
 */
export function lookAtSvg(text: string): SvgSeen | undefined {
  const open: string[] = [];
  const declared = (known: readonly string[], name: RegExp): ReadonlySet<string> =>
    new Set([...known, ...Array.from(text.matchAll(name), ([, found = ""]) => found)]);
  const entities = declared(["amp", "lt", "gt", "quot", "apos"], /<!ENTITY\s+([^\s%]+)/g);
  const prefixes = declared(["xml", "xmlns"], /\sxmlns:([\w-]+)\s*=/g);
  const isReadable = (piece: string, tag = "", attributes = ""): boolean =>
    [...piece.matchAll(reference)].every(
      ([whole, entity]) => whole !== "&" && (entity === undefined || entities.has(entity)),
    ) &&
    [tag, ...attributes.replace(/"[^"]*"|'[^']*'/g, "").split(/[\s=]+/)].every(
      (word) => !word.includes(":") || prefixes.has(word.slice(0, word.indexOf(":"))),
    );
  let isDamaged = false;
  let root: string | undefined;
  for (const { 0: found, groups = {} } of text.matchAll(token)) {
    const { end, name, rest = "" } = groups;
    isDamaged ||= !found.startsWith("<!") && !isReadable(found, name, rest);
    if (name === undefined) {
      const isStray = found === "<" || (open.length === 0 && !found.startsWith("<") && found.trim() !== "");
      if (isStray) return root === undefined ? undefined : { isWhole: false };
      continue;
    }
    if (end) {
      if (open.pop() !== name) return root === undefined ? undefined : { isWhole: false };
      continue;
    }
    if (open.length === 0 && root !== undefined) return { isWhole: false };
    if (root === undefined && !(/^(?:[\w-]+:)?svg$/.test(name) && namespace.test(rest))) return undefined;
    root ??= rest;
    if (!rest.endsWith("/")) open.push(name);
  }
  return root === undefined ? undefined : { size: sizeOf(root), isWhole: open.length === 0, isDamaged };
}

function sizeOf(attributes: string): SvgSeen["size"] {
  const side = (name: string): number =>
    Number(new RegExp(`\\s${name}\\s*=\\s*["']\\s*([\\d.]+)(?:px)?\\s*["']`).exec(attributes)?.[1] ?? 0);
  return { width: side("width"), height: side("height") };
}
