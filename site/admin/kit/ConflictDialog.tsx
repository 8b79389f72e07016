import { useId, useRef, useState } from "react";
import { mergeChoices, type Difference, type Side } from "./conflict";
import { Modal } from "./Modal";
import { useServices } from "./services";

/** What the person chose: the merged values, and whose image is kept when the images differ too. */
export interface ConflictChoice<V> {
  readonly values: V;
  readonly image: Side;
}

/** The image's two sides in words, when they differ. */
export interface ImageDifference {
  readonly mine: string;
  readonly theirs: string;
}

interface ConflictDialogProps<V> {
  readonly differences: readonly Difference<V>[];
  readonly mine: V;
  readonly theirs: V;
  readonly image: ImageDifference | undefined;
  readonly onSave: (choice: ConflictChoice<V>) => void;
  readonly onCancel: () => void;
}

/** Both texts of each field that differs, side by side, to choose from (ruling 12). */
export function ConflictDialog<V>({ differences, mine, theirs, image, onSave, onCancel }: ConflictDialogProps<V>) {
  const { words } = useServices();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [choices, setChoices] = useState<readonly Side[]>(() => differences.map(({ proposal }) => proposal));
  const [imageChoice, setImageChoice] = useState<Side>("mine");
  const choose = (index: number, side: Side) => setChoices(choices.map((old, at) => (at === index ? side : old)));

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
        {words.conflict.heading}
      </h2>
      <p id={`${id}-intro`}>{differences.length === 0 && !image ? words.conflict.same : words.conflict.intro}</p>
      {differences.map(({ comparison, mine: myText, theirs: theirText, bothChanged }, index) => (
        <Choice
          key={comparison.names.join()}
          label={comparison.label(words)}
          note={bothChanged ? words.conflict.bothChanged : undefined}
          texts={{ mine: myText, theirs: theirText }}
          chosen={choices[index] ?? "mine"}
          onChoose={(side) => choose(index, side)}
        />
      ))}
      {image ? (
        <Choice
          label={words.image.section}
          note={undefined}
          texts={image}
          chosen={imageChoice}
          onChoose={setImageChoice}
        />
      ) : null}
      <div className="adm-dialog-buttons">
        <button type="button" className="adm-button" onClick={onCancel}>
          {words.conflict.cancel}
        </button>
        <button
          type="button"
          className="adm-button adm-primary"
          onClick={() => onSave({ values: mergeChoices(differences, choices, mine, theirs), image: imageChoice })}
        >
          {words.conflict.save}
        </button>
      </div>
    </Modal>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly note: string | undefined;
  readonly texts: Readonly<Record<Side, string>>;
  readonly chosen: Side;
  readonly onChoose: (side: Side) => void;
}

function Choice({ label, note, texts, chosen, onChoose }: ChoiceProps) {
  const { words } = useServices();
  const name = useId();
  return (
    <fieldset className="adm-choice">
      <legend>
        {label}
        {note === undefined ? null : <span className="adm-badge">{note}</span>}
      </legend>
      <div className="adm-columns">
        {(["mine", "theirs"] as const).map((side) => (
          <label key={side} className="adm-choice-side">
            <span className="adm-choice-name">
              <input type="radio" name={name} checked={chosen === side} onChange={() => onChoose(side)} />
              {words.conflict[side]}
            </span>
            <span className="adm-choice-text">{texts[side] === "" ? words.conflict.empty : texts[side]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
