import { zonePatterns } from "./named-zone";
import { zones } from "./zone-names";

const clock = "(?:午[前後]\\s*)?\\d{1,2}(?::\\d\\d|時(?!間)|\\s*[ap]\\.?m\\b)";
/** "9:00 in Singapore", 「シンガポールは9時」. */
const besideHours = zones.map(([zone, , places]) => ({
  zone,
  pattern: new RegExp(
    `(?:${places})(?:側|会場)?(?:では|で|は|:)?\\s*${clock}|${clock}\\s*(?:in |at )?(?<![a-z])(?:${places})(?![a-z])`,
    "i",
  ),
}));

/** True for a text that says a zone beside its hours, by its name, "SGT", or by a place, "9:00 in Singapore". */
export function saysZone(text: string, zone: string): boolean {
  const plain = text.normalize("NFKC");
  return [...zonePatterns, ...besideHours].some((each) => each.zone === zone && each.pattern.test(plain));
}
