import { useState } from "react";
import { translate } from "../../../../content/model/text/language";
import { useDialogs } from "../dialogs/Dialogs";
import type { AcknowledgedWrite } from "../entry/acknowledged-write";
import type { ItemKind } from "../form/item-kind";
import { useServices } from "../services/services";
import { useFailureAlert } from "../status/use-failure-alert";
import type { Entry } from "../entry/entry";

interface DeleteParts {
  readonly kind: ItemKind;
  readonly reload: () => Promise<unknown>;
  readonly onDeleted: (write: Extract<AcknowledgedWrite, { kind: "deleted" }>) => void;
}

/** Deletes an item after asking; `deletingId` is the one that is just being deleted. */
export function useDelete(parts: DeleteParts) {
  const { kind, reload, onDeleted } = parts;
  const { words, client, language } = useServices();
  const dialogs = useDialogs();
  const alertFailure = useFailureAlert(reload);
  const [deletingId, setDeletingId] = useState<string | undefined>();
  const kindWords = kind.words;

  const remove = async (item: Entry): Promise<void> => {
    if (deletingId !== undefined) return;
    const { text } = translate(language, item.title, item.title_jp);
    if (!(await dialogs.confirm(kindWords.confirmDelete, kindWords.delete ?? words.list.delete, text))) return;
    setDeletingId(item._id);
    const outcome = await kind.calls(client).remove(item._id, item.version);
    setDeletingId(undefined);
    if (outcome.ok) {
      onDeleted({ kind: "deleted", item, answer: outcome.value });
      await reload();
      return;
    }
    const { gone, changed } = words.list;
    await alertFailure(outcome.failure, { failed: kindWords.failedDelete, gone, changed });
  };

  return { remove, deletingId };
}
