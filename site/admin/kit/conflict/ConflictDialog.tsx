import { useId, useRef, useState } from "react";
import { Button } from "../button/Button";
import type { Comparison } from "../entry/unfold";
import { Modal } from "../dialogs/Modal";
import { useServices } from "../services/services";
import type { RevisionAnswer } from "../../../../content/model/api/history-answers";
import { fill, type Words } from "../services/words";
import { fillRevision } from "./fill-revision";
import { ConflictField } from "./ConflictField";
import type { Choice } from "./three-way";

/** A field that both sides changed, as text. */
export interface FieldConflict {
  readonly comparison: Comparison;
  readonly label: string;
  readonly base: string;
  readonly mine: string;
  readonly theirs: string;
}

/** The picture in words, when both sides changed it. */
export interface ImageConflict {
  readonly base: string;
  readonly mine: string;
  readonly theirs: string;
}

/** What the person chose. */
export interface ConflictChoice {
  readonly fields: ReadonlyMap<Comparison, Choice>;
  readonly image: "mine" | "theirs";
}

interface ConflictDialogProps {
  readonly conflicts: readonly FieldConflict[];
  readonly image: ImageConflict | undefined;
  /** Who saved the newer version and when, if known. */
  readonly saved: RevisionAnswer | undefined;
  /** Labels of the fields that only one side changed. */
  readonly merged: { readonly mine: readonly string[]; readonly theirs: readonly string[] };
  readonly texts: Words["conflict"];
  /** Words of the button that ends the choice. */
  readonly action: string;
  readonly onSave: (choice: ConflictChoice) => void;
  readonly onCancel: () => void;
}

/** Asks how to resolve each field that both sides changed: mine, theirs, or a merged text (R9.7). */
export function ConflictDialog(props: ConflictDialogProps) {
  const { conflicts, image, saved, merged, texts: own, action, onSave, onCancel } = props;
  const services = useServices();
  const { words } = services;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [fields, setFields] = useState<ReadonlyMap<Comparison, Choice>>(new Map());
  const [imageChoice, setImageChoice] = useState<Choice>({ kind: "mine" });
  const list = (labels: readonly string[]) => labels.join(own.separator);

  return (
    <Modal
      role="alertdialog"
      labelledBy={`${id}-heading`}
      describedBy={`${id}-intro`}
      firstFocus={heading}
      onEscape={onCancel}
      wide
    >
      <h2 id={`${id}-heading`} ref={heading} tabIndex={-1}>
        {own.heading}
      </h2>
      <p id={`${id}-intro`}>{saved ? fillRevision(own.introBy, saved, services) : own.intro}</p>
      {conflicts.map(({ comparison, ...sides }) => (
        <ConflictField
          key={comparison.name}
          {...sides}
          texts={own}
          text={comparison.text}
          choice={fields.get(comparison) ?? { kind: "mine" }}
          // Functional update: two proposals may arrive in one render.
          onChoose={(choice) => setFields((before) => new Map(before).set(comparison, choice))}
        />
      ))}
      {image ? (
        <ConflictField
          label={words.image.section}
          {...image}
          texts={own}
          text={undefined}
          choice={imageChoice}
          onChoose={setImageChoice}
        />
      ) : null}
      {merged.mine.length + merged.theirs.length === 0 ? null : (
        <div className="adm-note">
          <p>{own.merged}</p>
          <ul>
            {merged.mine.length === 0 ? null : <li>{fill(own.mergedMine, { fields: list(merged.mine) })}</li>}
            {merged.theirs.length === 0 ? null : <li>{fill(own.mergedTheirs, { fields: list(merged.theirs) })}</li>}
          </ul>
        </div>
      )}
      <div className="adm-dialog-buttons">
        <Button onClick={onCancel}>{own.cancel}</Button>
        <Button
          look="primary"
          onClick={() => onSave({ fields, image: imageChoice.kind === "theirs" ? "theirs" : "mine" })}
        >
          {action}
        </Button>
      </div>
    </Modal>
  );
}
