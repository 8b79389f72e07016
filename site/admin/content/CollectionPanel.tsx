import { useEffect, useMemo, useState } from "react";
import type { CollectionForm } from "../../../content/model/api/collection-answers";
import type { CollectionName } from "../../../content/model/collections/collection-names";
import { AdminPanel } from "../kit/app/AdminPanel";
import { useServices } from "../kit/app/services";
import type { Session } from "../kit/session/use-session";
import { RetryNote } from "../kit/status/RetryNote";
import { useContentWords } from "./content-words";
import { entryKind } from "./entry-kind";

interface CollectionPanelProps {
  readonly name: CollectionName;
  readonly loginCount: number;
  readonly onUnauthorized: Session["expire"];
}

/** List and form of one collection, once the API has said what its form is. */
export function CollectionPanel({ name, loginCount, onUnauthorized }: CollectionPanelProps) {
  const { client, language, sites } = useServices();
  const own = useContentWords();
  const [form, setForm] = useState<CollectionForm | "failed" | undefined>();
  const [tries, setTries] = useState(0);
  const known = typeof form === "object";
  useEffect(() => {
    let wanted = true;
    if (!known)
      void client
        .collection(name)
        .form()
        .then((answer) => (wanted ? setForm(answer.ok ? answer.value : "failed") : undefined));
    return () => {
      wanted = false;
    };
  }, [client, name, known, loginCount, tries]);
  const kind = useMemo(
    () => (typeof form === "object" ? entryKind(form, { client, language, sites }) : undefined),
    [form, client, language, sites],
  );
  return (
    <>
      <p className="adm-back">
        <a href={window.location.pathname}>
          <span aria-hidden="true">← </span>
          {own.overview.back}
        </a>
      </p>
      {form === undefined ? <p role="status">{own.overview.loading}</p> : null}
      {form === "failed" ? <RetryNote message={own.overview.failed} onRetry={() => setTries(tries + 1)} /> : null}
      {kind ? <AdminPanel kind={kind} loginCount={loginCount} onUnauthorized={onUnauthorized} /> : null}
    </>
  );
}
