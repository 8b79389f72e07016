import { useId } from "react";
import { Button } from "../button/Button";
import { useServices } from "../services/services";
import type { ItemKind } from "../form/item-kind";
import { fill } from "../services/words";
import type { Draft } from "./draft";
import { draftTime, draftTitle } from "./draft-words";
import "./drafts.css";

/** What can be done with unsaved text that was found. */
export interface DraftActions {
  readonly onContinue: (draft: Draft) => void;
  readonly onLook: (draft: Draft) => void;
  readonly onDiscard: (draft: Draft) => void;
}

interface DraftNoticeProps extends DraftActions {
  readonly kind: Pick<ItemKind, "titleOf">;
  readonly drafts: readonly Draft[];
}

/** Offers the unsaved text that was found on this device; nothing happens until the person chooses. */
export function DraftNotice(props: DraftNoticeProps) {
  const { kind, drafts, onContinue, onLook, onDiscard } = props;
  const { words, language } = useServices();
  const id = useId();
  if (drafts.length === 0) return null;
  return (
    <section className="adm-note adm-drafts" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{words.drafts.heading}</h2>
      <ul>
        {drafts.map((draft) => {
          const sentence = fill(draft.confirmed ? words.drafts.interrupted : words.drafts.found, {
            time: draftTime(draft.keptAt, language),
            title: draftTitle(kind, draft, words, language),
          });
          const sentenceId = `${id}-${draft.id}`;
          return (
            <li key={draft.id}>
              <p id={sentenceId}>{sentence}</p>
              <div className="adm-buttons" role="group" aria-labelledby={sentenceId}>
                <Button look="primary" aria-describedby={sentenceId} onClick={() => onContinue(draft)}>
                  {draft.confirmed ? words.drafts.continueSaving : words.drafts.continue}
                </Button>
                <Button aria-describedby={sentenceId} onClick={() => onLook(draft)}>
                  {words.drafts.look}
                </Button>
                <Button look="quiet" aria-describedby={sentenceId} onClick={() => onDiscard(draft)}>
                  {words.drafts.discard}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
