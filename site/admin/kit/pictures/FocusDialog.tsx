import { useId, useRef, useState, type KeyboardEvent } from "react";
import { focusPositions, type Focus } from "../../../../content/model/media/picture-focus";
import { Button } from "../button/Button";
import { Modal } from "../dialogs/Modal";
import { useServices } from "../services/services";
import { fill } from "../services/words";
import { uploadsWords } from "../uploads/uploads-words";
import "./focus.css";

interface FocusDialogProps {
  readonly name: string;
  /** Address of the picture. */
  readonly src: string;
  readonly focus: Focus;
  readonly onClose: (focus: Focus | undefined) => void;
}

/** Nine places over a picture, one of which is chosen by pointer or arrow keys. */
export function FocusDialog({ name, src, focus, onClose }: FocusDialogProps) {
  const { language, words } = useServices();
  const texts = uploadsWords[language].focus;
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState(focus);
  return (
    <Modal
      role="dialog"
      labelledBy={`${id}-heading`}
      describedBy={`${id}-hint`}
      firstFocus={first}
      onEscape={() => onClose(undefined)}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onClose(chosen);
        }}
      >
        <h2 id={`${id}-heading`}>{fill(texts.heading, { name })}</h2>
        <p id={`${id}-hint`}>{texts.hint}</p>
        <fieldset className="adm-focus">
          <legend>{fill(texts.legend, { position: texts.positions[chosen] })}</legend>
          <div className="adm-focus-places">
            <img src={src} alt="" />
            <div>
              {focusPositions.map((position) => (
                <label key={position}>
                  <input
                    ref={position === focus ? first : undefined}
                    type="radio"
                    name={id}
                    checked={position === chosen}
                    onKeyDown={(event) => byRow(event, position)}
                    onChange={() => setChosen(position)}
                  />
                  <span className="visually-hidden">{texts.positions[position]}</span>
                </label>
              ))}
            </div>
          </div>
        </fieldset>
        <div className="adm-dialog-buttons">
          <Button onClick={() => onClose(undefined)}>{words.dialog.cancel}</Button>
          <Button type="submit" look="primary">
            {texts.save}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

/** Left and right are the browser's own; up and down, which would mean the same, go to the row above and below. */
function byRow(event: KeyboardEvent<HTMLElement>, focused: Focus): void {
  const rows = { ArrowUp: -3, ArrowDown: 3 }[event.key];
  if (rows === undefined) return;
  event.preventDefault();
  const places = event.currentTarget.closest("fieldset")?.querySelectorAll("input");
  const next = places?.[focusPositions.indexOf(focused) + rows];
  next?.click();
  next?.focus();
}
