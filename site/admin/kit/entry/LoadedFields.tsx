import { useEffect, useState, type ComponentProps } from "react";
import { useServices } from "../app/services";
import { RetryNote } from "../status/RetryNote";
import type { EntryFields } from "./EntryFields";

/** The controls of forms, once they have come: the list does without them. */
let loaded: typeof EntryFields | undefined;

/** Loads the controls of forms. Rejects when they cannot be loaded. */
export async function loadFields(): Promise<void> {
  loaded ??= (await import("../prepared/form-parts")).EntryFields;
}

/** The fields of an entry; until their code is there, a word about it. */
export function LoadedFields(props: ComponentProps<typeof EntryFields>) {
  const { words } = useServices();
  const [Fields, setFields] = useState(() => loaded);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    setFailed(false);
    loadFields().then(
      () => setFields(() => loaded),
      () => setFailed(true),
    );
  }, [tries]);
  if (Fields) return <Fields {...props} />;
  if (failed) return <RetryNote message={words.fields.failed} onRetry={() => setTries(tries + 1)} />;
  return <p role="status">{words.list.loading}</p>;
}
