import { useCallback, useEffect, useState } from "react";
import type { CollectionSummary } from "../../../content/model/api/collection-answers";
import type { CollectionName } from "../../../content/model/collections/collection-names";
import type { AdminClient, Outcome } from "../client";
import { useServices } from "../kit/services/services";
import { stateOf, summariseTranslations } from "../kit/translations/translation-marks";

/** The collections, and how many entries of each need translation, as far as that is known. */
export function useOverview(loginCount: number) {
  const { client } = useServices();
  const [collections, setCollections] = useState<Outcome<readonly CollectionSummary[]> | undefined>();
  const [needing, setNeeding] = useState<Partial<Record<CollectionName, number>>>({});
  const load = useCallback(async () => {
    const answer = await client.collections();
    setCollections(answer);
    if (!answer.ok) return;
    for (const { name } of answer.value)
      void countNeeding(client, name).then((count) => {
        if (count !== undefined) setNeeding((known) => ({ ...known, [name]: count }));
      });
  }, [client]);
  useEffect(() => {
    void load();
  }, [load, loginCount]);
  return { collections, needing, load };
}

async function countNeeding(client: AdminClient, name: CollectionName): Promise<number | undefined> {
  const marks = await client.collection(name).translations();
  if (!marks.ok) return undefined;
  return Object.values(marks.value.items).filter((each) => stateOf(summariseTranslations(each)) !== "complete").length;
}
