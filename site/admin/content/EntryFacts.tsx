import type { CollectionForm } from "../../../content/model/api/collection-answers";
import { useServices } from "../kit/services/services";
import { valueAt } from "../../../content/model/yaml/yaml-data";
import type { Entry } from "../kit/entry/entry";

interface EntryFactsProps {
  readonly form: CollectionForm;
  readonly item: Entry;
}

/** The picture of an entry in the list, where its collection has one. */
export function EntryFacts({ form, item }: EntryFactsProps) {
  const { apiBase } = useServices();
  const picture = form.pictureField === undefined ? undefined : valueAt(item.fields, form.pictureField);
  if (typeof picture !== "string" || picture === "") return null;
  return <img className="adm-thumbnail" src={`${apiBase}${picture}`} alt="" loading="lazy" width="48" height="32" />;
}
