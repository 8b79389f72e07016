import type { ReactNode } from "react";
import type { CollectionForm } from "../../../../content/model/api/collection-answers";
import type { ItemKind } from "../form/item-kind";
import { listAddress } from "../publication/prepared-address";
import { fill } from "../services/words";
import { usePreparedKind } from "./prepared-kind";
import { usePreparedWords } from "./prepared-words";

interface PreparedPanelProps {
  readonly form: CollectionForm;
  /** List and form of a kind of item. */
  readonly panel: (kind: ItemKind) => ReactNode;
}

/** List and form of a collection's prepared changes, and the way back to its entries. */
export function PreparedPanel({ form, panel }: PreparedPanelProps) {
  const own = usePreparedWords();
  const kind = usePreparedKind(form);
  return (
    <>
      <p className="adm-back">
        <a href={listAddress(window.location)}>
          <span aria-hidden="true">← </span>
          {fill(own.back, { collection: form.label })}
        </a>
      </p>
      {panel(kind)}
    </>
  );
}
