import { useEffect, useMemo, useState } from "react";
import type { CollectionForm } from "../../../../content/model/api/collection-answers";
import type { CollectionName } from "../../../../content/model/collections/collection-names";
import type { ItemKind } from "../form/item-kind";
import { RetryNote } from "../status/RetryNote";
import { AdminPanel } from "./AdminPanel";
import { isPreparedPage } from "../publication/prepared-address";
import { LoadedPart } from "./LoadedPart";
import { useServices } from "../services/services";
import { whileMounted } from "../services/while-mounted";

interface FormPanelProps {
  readonly name: CollectionName;
  /** What is listed and edited by a form; must not change between renders. */
  readonly kindOf: (form: CollectionForm) => ItemKind;
  /** The sentence when the form could not be loaded. */
  readonly failed: string;
  /** Grows at every login. */
  readonly loginCount: number;
}

/** List and form of a collection, or of its prepared changes, once the API has said what its form is. */
export function FormPanel(props: FormPanelProps) {
  const { name, kindOf, failed, loginCount } = props;
  const { client, words } = useServices();
  const [form, setForm] = useState<CollectionForm | "failed" | undefined>();
  const [tries, setTries] = useState(0);
  const isKnown = typeof form === "object";
  useEffect(() => {
    if (isKnown) return;
    return whileMounted(client.collection(name).form(), (answer) => setForm(answer.ok ? answer.value : "failed"));
  }, [client, name, isKnown, loginCount, tries]);
  const kind = useMemo(() => (typeof form === "object" ? kindOf(form) : undefined), [form, kindOf]);
  if (form === "failed") return <RetryNote message={failed} onRetry={() => setTries(tries + 1)} />;
  if (!kind) return <p role="status">{words.list.loading}</p>;
  if (isPreparedPage(window.location.search))
    return (
      <LoadedPart
        part="PreparedPanel"
        props={{
          form: kind.definition,
          panel: (prepared) => <AdminPanel kind={prepared} loginCount={loginCount} />,
        }}
      />
    );
  return <AdminPanel kind={kind} loginCount={loginCount} />;
}
