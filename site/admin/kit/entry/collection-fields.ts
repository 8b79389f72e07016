import type { CollectionForm } from "../../../../content/model/api/collection-answers";
import { titleIn } from "../../../../content/model/collections/collection";
import type { Raw } from "./inputs/input-kind";

/** What an entry is called, in English and in Japanese. */
interface Titles {
  readonly title: string;
  readonly title_jp?: string | undefined;
}

/** What an entry is called: its name in the form, or the first field that names it. */
export function titlesOf(form: CollectionForm, id: string, fields: Raw): Titles {
  const known = form.entries?.[id];
  if (known !== undefined) return { title: known, title_jp: known };
  const { en, ja } = titleIn(form.titleFields, fields);
  return { title: en ?? ja ?? id, ...(ja === undefined ? {} : { title_jp: ja }) };
}
