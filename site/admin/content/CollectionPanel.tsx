import { useCallback, useState } from "react";
import type { CollectionForm } from "../../../content/model/api/collection-answers";
import type { CollectionName } from "../../../content/model/collections/collection-names";
import { FormPanel } from "../kit/app/FormPanel";
import { useServices } from "../kit/services/services";
import { isPreparedPage } from "../kit/publication/prepared-address";
import { CompanyTable } from "./tables/CompanyTable";
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
  const { name } = props;
  // The list is loaded anew after companies came from a table.
  const [changes, setChanges] = useState(0);
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
      <FormPanel key={changes} {...props} kindOf={kindOf} failed={own.failed} />
      {name === "companies" && !isPreparedPage(window.location.search) ? (
        <CompanyTable onChanged={() => setChanges((count) => count + 1)} />
      ) : null}
    </>
  );
}
