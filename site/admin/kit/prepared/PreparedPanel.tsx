import { useMemo } from "react";
import type { CollectionForm } from "../../../../content/model/api/collection-answers";
import { AdminPanel } from "../app/AdminPanel";
import { useServices } from "../app/services";
import { listAddress } from "../list/prepared-address";
import type { Session } from "../session/use-session";
import { preparedKind } from "./prepared-kind";
import { usePreparedWords } from "./prepared-words";

interface PreparedPanelProps {
  readonly form: CollectionForm;
  readonly loginCount: number;
  readonly onUnauthorized: Session["expire"];
}

/** List and form of a collection's prepared changes, and the way back to its entries. */
export function PreparedPanel({ form, ...panel }: PreparedPanelProps) {
  const { client, language, sites } = useServices();
  const own = usePreparedWords();
  const kind = useMemo(() => preparedKind(form, { client, language, sites }), [form, client, language, sites]);
  return (
    <>
      <p className="adm-back">
        <a href={listAddress(window.location)}>
          <span aria-hidden="true">← </span>
          {own.back}: {form.label}
        </a>
      </p>
      <AdminPanel kind={kind} {...panel} />
    </>
  );
}
