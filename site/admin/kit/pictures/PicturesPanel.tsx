import { useId, useState } from "react";
import type { PictureAnswer } from "../../../../content/model/api/history-answers";
import { useDialogs } from "../dialogs/Dialogs";
import { FoldingHead } from "../list/FoldingHead";
import { RetryNote } from "../status/RetryNote";
import { useServices } from "../services/services";
import { useAnnounce } from "../status/StatusMessages";
import { fill } from "../services/words";
import { PictureList } from "./PictureList";

type PicturesState =
  | { readonly kind: "closed" }
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "loaded"; readonly pictures: readonly PictureAnswer[] };

/** The uploaded pictures: unused ones can be deleted; the others list the items that show them. */
export function PicturesPanel() {
  const { words, client, endOfSession } = useServices();
  const texts = words.pictures;
  const dialogs = useDialogs();
  const announce = useAnnounce();
  const id = useId();
  const [state, setState] = useState<PicturesState>({ kind: "closed" });

  const load = async () => {
    setState((before) => (before.kind === "loaded" ? before : { kind: "loading" }));
    const answer = await client.pictures();
    if (answer.ok) setState({ kind: "loaded", pictures: answer.value.pictures });
    else if (answer.failure.kind === "unauthorized") {
      setState({ kind: "closed" });
      void endOfSession.tell();
    } else setState({ kind: "failed" });
  };

  const remove = async ({ path }: PictureAnswer) => {
    const name = path.split("/").at(-1) ?? path;
    if (!(await dialogs.confirm(fill(texts.confirmDelete, { name }), words.list.delete))) return;
    const answer = await client.deletePicture(path);
    if (answer.ok) announce(texts.deleted);
    else if (answer.failure.kind === "unauthorized") {
      void endOfSession.tell();
      return;
    } else
      await dialogs.alert(texts.failedDelete, answer.failure.kind === "refused" ? answer.failure.message : undefined);
    document.getElementById(`${id}-heading`)?.focus();
    await load();
  };

  return (
    <section className="adm-list adm-pictures" aria-labelledby={`${id}-heading`}>
      <FoldingHead
        id={`${id}-heading`}
        texts={texts}
        open={state.kind !== "closed"}
        onToggle={() => (state.kind === "closed" ? void load() : setState({ kind: "closed" }))}
      />
      {state.kind === "loading" ? (
        <p className="adm-note" role="status">
          {words.list.loading}
        </p>
      ) : null}
      {state.kind === "failed" ? <RetryNote message={texts.failedLoad} onRetry={() => void load()} /> : null}
      {state.kind === "loaded" ? (
        <PictureList pictures={state.pictures} onDelete={(picture) => void remove(picture)} />
      ) : null}
    </section>
  );
}
