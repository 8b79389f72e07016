import { collections } from "../../content/model/collections/collections";
import { collectionForm } from "../../content/model/entries/collection-form";
import type { Language } from "../../content/model/text/language";

/** What the form of events or news calls a field. */
export function fieldLabel(kind: "events" | "news", field: string, language: Language): string {
  const { fields } = collectionForm(collections[kind], language);
  const found = Object.values(fields).find(({ name }) => name === field) as { readonly label: string } | undefined;
  if (!found) throw new Error(`${kind} have no field ${field}`);
  return found.label;
}
