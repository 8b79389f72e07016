import { useId, useRef } from "react";
import { WordDifference } from "../difference/WordDifference";
import type { ItemKind } from "../form/item-kind";
import { Modal } from "../dialogs/Modal";
import { useServices } from "../services/services";
import { fill } from "../services/words";
import { typedOver, type Draft } from "./draft";
import { draftTitle } from "./draft-words";

interface DraftDetailsProps {
  readonly kind: ItemKind;
  readonly draft: Draft;
  readonly onClose: () => void;
}

/** What a draft holds: every field that differs from what it was typed over, with the changed words marked. */
export function DraftDetails(props: DraftDetailsProps) {
  const { kind, draft, onClose } = props;
  const { words, language } = useServices();
  const id = useId();
  const close = useRef<HTMLButtonElement>(null);
  const initial = typedOver(kind, draft.mode);
  const { comparisons, versions } = kind.compared([initial, draft.values]);
  const [before = initial, after = draft.values] = versions;
  const changed = comparisons.filter(({ name }) => before[name] !== after[name]);
  return (
    <Modal role="dialog" labelledBy={`${id}-heading`} firstFocus={close} onEscape={onClose} wide>
      <h2 id={`${id}-heading`}>
        {fill(words.drafts.lookHeading, { title: draftTitle(kind, draft, words, language) })}
      </h2>
      {changed.length === 0 && draft.image.kind === "keep" ? <p>{words.drafts.lookSame}</p> : null}
      <dl className="adm-draft-fields">
        {changed.map((comparison) => (
          <div key={comparison.name}>
            <dt>{comparison.label}</dt>
            <dd>
              <WordDifference
                before={comparison.show(before)}
                after={comparison.show(after)}
                language={comparison.text?.language ?? language}
              />
            </dd>
          </div>
        ))}
        {draft.image.kind === "keep" ? null : (
          <div>
            <dt>{words.image.section}</dt>
            <dd>
              {draft.image.kind === "new"
                ? fill(words.conflict.newImage, { name: draft.image.name })
                : words.conflict.removeImage}
            </dd>
          </div>
        )}
      </dl>
      <div className="adm-dialog-buttons">
        <button ref={close} type="button" className="adm-button adm-primary" onClick={onClose}>
          {words.drafts.close}
        </button>
      </div>
    </Modal>
  );
}
