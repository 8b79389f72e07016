import { useEffect, useState } from "react";
import type { RevisionAnswer } from "../../../../content/model/api/history-answers";
import type { ItemCalls } from "../../client";
import type { Entry } from "../entry/entry";
import { onReturn } from "../status/on-return";

/**
 * The newest revision of the item in the form, once another user has saved or deleted it (R9.7). A conditional request
 * when the form opens and at every return to the window; a failure is ignored, as the save compares anyway.
 */
export function useNewerVersion(calls: ItemCalls<Entry>, item: Entry | undefined): RevisionAnswer | undefined {
  const [newer, setNewer] = useState<{ readonly over: string; readonly revision: RevisionAnswer } | undefined>();
  const { _id: id, version } = item ?? {};
  useEffect(() => {
    if (id === undefined || version === undefined) return;
    let wanted = true;
    const ask = async () => {
      const outcome = await calls.historySince(id, version);
      const revision = outcome.ok ? outcome.value?.revisions[0] : undefined;
      if (wanted && revision && revision.version !== version) setNewer({ over: version, revision });
    };
    if (document.visibilityState !== "hidden") void ask();
    const stop = onReturn(ask);
    return () => {
      wanted = false;
      stop();
    };
  }, [calls, id, version]);
  return newer !== undefined && newer.over === version ? newer.revision : undefined;
}
