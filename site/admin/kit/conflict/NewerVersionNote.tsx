import { Button } from "../button/Button";
import { useDialogs } from "../dialogs/Dialogs";
import { isBusy, isDirty, type FormState } from "../form/form-state";
import type { NewerNoteProps } from "../form/item-kind";
import { useServices } from "../services/services";
import { useAnnounce } from "../status/StatusMessages";
import { fillRevision } from "./fill-revision";
import { useConflict } from "./use-conflict";
import { useNewerVersion } from "./use-newer-version";
import "./conflict.css";

/** Warns in one line, with folded details, that another user saved or deleted the item; takes in their text. */
export function NewerVersionNote(props: NewerNoteProps) {
  const { kind, form, formNow, dispatch, onTaken } = props;
  const services = useServices();
  const { words, client } = services;
  const texts = words.conflict;
  const dialogs = useDialogs();
  const announce = useAnnounce();
  const resolve = useConflict(kind);
  const calls = kind.calls(client);
  const item = form.mode.kind === "edit" ? form.mode.item : undefined;
  const newer = useNewerVersion(calls, item);

  const take = async (version: string): Promise<void> => {
    if (!item) return;
    const current = await calls.at(item._id, version);
    if (!current.ok) {
      await dialogs.alert(words.history.failedVersion);
      return;
    }
    const isSame = ({ mode }: FormState) => mode.kind === "edit" && mode.item.version === item.version;
    const held = formNow();
    if (isBusy(held) || !isSame(held)) return;
    const theirs = kind.valuesOf(current.value);
    if (!isDirty(held)) dispatch({ kind: "loaded", item: current.value, values: theirs });
    else {
      const resolution = await resolve(held, current.value, newer && { revision: newer });
      if (!resolution) return;
      const { merged, image } = resolution;
      dispatch({ kind: "rebased", item: current.value, theirs, merged, image });
    }
    announce(texts.taken);
    onTaken();
  };

  const { version } = newer ?? {};
  return (
    <div role="status" className="adm-newer">
      {newer ? (
        <div className="adm-note">
          <details>
            <summary>{fillRevision(version === undefined ? texts.deletedBy : texts.newerBy, newer, services)}</summary>
            <p>{fillRevision(version === undefined ? texts.newerDeleted : texts.newer, newer, services)}</p>
          </details>
          {version === undefined ? null : <Button onClick={() => void take(version)}>{texts.take}</Button>}
        </div>
      ) : null}
    </div>
  );
}
