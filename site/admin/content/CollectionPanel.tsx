import { useCallback } from "react";
import type { CollectionForm } from "../../../content/model/api/collection-answers";
import type { CollectionName } from "../../../content/model/collections/collection-names";
import { FormPanel } from "../kit/app/FormPanel";
import { useServices } from "../kit/services/services";
import { useContentWords } from "./content-words";
import { contentKind } from "./content-kind";

interface CollectionPanelProps {
  readonly name: CollectionName;
  readonly loginCount: number;
}

/** List and form of one collection, and the way back to all of them. */
export function CollectionPanel(props: CollectionPanelProps) {
  const { client, words, language, sites, now } = useServices();
  const own = useContentWords().overview;
  const kindOf = useCallback(
    (form: CollectionForm) => contentKind(form, { client, words, language, sites, now }),
    [client, words, language, sites, now],
  );
  return (
    <>
      <p className="adm-back">
        <a href={window.location.pathname}>
          <span aria-hidden="true">← </span>
          {own.back}
        </a>
      </p>
      <FormPanel {...props} kindOf={kindOf} failed={own.failed} />
    </>
  );
}
