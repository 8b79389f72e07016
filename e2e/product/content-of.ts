import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { Language } from "../../content/model/text/language";
import { inLanguage, type InLanguage } from "../../content/model/pages/in-language";
import { startedProduct } from "./started-product";

/** What a YAML file of the product's content says in one language; `path` is below the content folder. */
export function contentOf<T>(path: string, language: Language): InLanguage<T> {
  const source = readFileSync(join(startedProduct().repository, "content", path), "utf8");
  return inLanguage(parse(source) as T, language);
}
