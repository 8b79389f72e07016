import { useCallback, useEffect } from "react";
import type { CollectionForm } from "../../../../content/model/api/collection-answers";
import { datedKind, type DatedParts } from "./dated-kind";
import { SessionGate } from "./SessionGate";
import { FormPanel } from "./FormPanel";
import { loadParts } from "./LoadedPart";
import { useServices } from "../services/services";

interface AdminAppProps {
  readonly parts: DatedParts;
}

/** The page of events or news: the login box, or form and list. After the first login the panel only hides, so that no text is lost. */
export function AdminApp({ parts }: AdminAppProps) {
  const { client, words, language, sites, now } = useServices();
  const { title, failedLoad } = parts.words(words);
  useEffect(() => {
    // The form asks again, and says what failed.
    loadParts().catch(() => undefined);
  }, []);
  const kindOf = useCallback(
    (form: CollectionForm) => datedKind(parts, form, { client, words, language, sites, now }),
    [parts, client, words, language, sites, now],
  );
  return (
    <SessionGate title={title} page={parts.name} atLogout="hide">
      {(loginCount) => <FormPanel name={parts.name} kindOf={kindOf} failed={failedLoad} loginCount={loginCount} />}
    </SessionGate>
  );
}
