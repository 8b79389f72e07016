import { useId, useState, type ComponentType } from "react";
import { FoldingHead } from "../list/FoldingHead";
import { RetryNote } from "../status/RetryNote";
import { useServices } from "../services/services";
import { uploadsWords } from "../uploads/uploads-words";
import type { PictureListProps } from "./PictureList";

type PicturesState =
  | { readonly kind: "closed" }
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | ({ readonly kind: "loaded"; readonly List: ComponentType<PictureListProps> } & Pick<PictureListProps, "pictures">);

/** The uploaded pictures and documents; the list and what can be done in it are loaded when it is opened. */
export function PicturesPanel() {
  const { words, client, endOfSession, language } = useServices();
  const texts = uploadsWords[language].panel;
  const id = useId();
  const [state, setState] = useState<PicturesState>({ kind: "closed" });

  const load = async () => {
    setState((before) => (before.kind === "loaded" ? before : { kind: "loading" }));
    const [answer, code] = await Promise.all([client.pictures(), import("./PictureList").catch(() => undefined)]);
    if (answer.ok && code) setState({ kind: "loaded", List: code.PictureList, pictures: answer.value.pictures });
    else if (!answer.ok && answer.failure.kind === "unauthorized") {
      setState({ kind: "closed" });
      void endOfSession.tell();
    } else setState({ kind: "failed" });
  };
  const changed = async () => {
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
      {state.kind === "loaded" ? <state.List pictures={state.pictures} reload={load} onChanged={changed} /> : null}
    </section>
  );
}
