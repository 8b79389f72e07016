import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { romaniseKana } from "../../content/model/text/kana";
import { textsIn } from "../../content/model/text/texts-in";
import { parseYaml } from "../../content/model/yaml/yaml-source";
import type { Settings } from "../env";

const Names = z.object({
  product: z.unknown().optional(),
  name: z.unknown().optional(),
  shortName: z.unknown().optional(),
  keywords: z.unknown().optional(),
  city: z.unknown().optional(),
  email: z.unknown().optional(),
  postalAddress: z.unknown().optional(),
});
/** Where the chamber's names are. */
export type ChamberSource = Partial<Pick<Settings, "contentDir" | "publicUrl">>;

// ー belongs to both kinds of kana, and to the script of neither.
const runs = /\p{Script=Latin}+|\p{Script=Han}+|[\p{Script=Katakana}ー]+|[\p{Script=Hiragana}ー]+|\p{N}+/gu;

/**
 * The words by which somebody who knows the chamber would guess its password: its names, its city, its keywords and its addresses, whole and
 * in parts (R9.1). None where `site.yml` cannot be read.
 */
export function chamberWords({ contentDir, publicUrl = "" }: ChamberSource): string[] {
  const names = contentDir === undefined ? Names.parse({}) : namesIn(contentDir);
  const texts = [...Object.values(names), publicUrl].flatMap(textsIn);
  const words = texts.flatMap((text) => {
    const parts = text.normalize("NFKC").toLowerCase().match(runs) ?? [];
    return [
      parts.join(""),
      parts.map(([initial = ""]) => initial).join(""),
      ...parts,
      ...parts.map(romaniseKana),
      ...japaneseNames(text),
    ];
  });
  return [...new Set(words)].filter((word) => word.length > 2 || /^[^a-z\d]{2}$/.test(word));
}

/** 東京都千代田区丸の内 -> the whole, and 東京, 千代田, 丸の内: names of places are in several scripts. */
function japaneseNames(text: string): string[] {
  const names = text.normalize("NFKC").match(/[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]+/gu) ?? [];
  return names.flatMap((name) => [name, ...name.split(/[都道府県市区町村]/)]);
}

function namesIn(contentDir: string): z.infer<typeof Names> {
  try {
    const parsed = parseYaml(readFileSync(join(contentDir, "site.yml"), "utf8"), "core");
    return Names.parse(Array.isArray(parsed) ? {} : parsed.document.toJS());
  } catch {
    return Names.parse({});
  }
}
