import { useId, useRef, useState, type FormEvent } from "react";
import { parseMoment } from "../../../../content/model/dates/moment";
import { Button } from "../button/Button";
import { useServices } from "../services/services";
import { Modal } from "../dialogs/Modal";
import { MomentField } from "../fields/MomentField";
import { momentFault, openMoment } from "../dates/moment-parts";
import { usePreparedWords } from "./prepared-words";
import "./prepared.css";

interface TimeDialogProps {
  /** `2026-12-01T09:00+09:00`, which is still to come. */
  readonly onChoose: (publishAt: string) => void;
  readonly onCancel: () => void;
}

/** Asks when a change is to be published. */
export function TimeDialog({ onChoose, onCancel }: TimeDialogProps) {
  const { words, now } = useServices();
  const own = usePreparedWords().dialog;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [value, setValue] = useState(openMoment);
  const [error, setError] = useState<string | undefined>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isPast = (parseMoment(value) ?? Infinity) <= now().getTime();
    const fault = momentFault(value, words) ?? (isPast ? own.past : undefined);
    setError(fault);
    if (fault === undefined) onChoose(value);
    else document.getElementById(`${id}-time`)?.focus();
  };
  return (
    <Modal
      role="dialog"
      labelledBy={`${id}-heading`}
      describedBy={`${id}-intro`}
      firstFocus={heading}
      onEscape={onCancel}
    >
      <form className="adm-time-form" onSubmit={submit} noValidate>
        <h2 id={`${id}-heading`} ref={heading} tabIndex={-1}>
          {own.heading}
        </h2>
        <p id={`${id}-intro`}>{own.intro}</p>
        <MomentField
          label={own.time}
          field={{
            id: `${id}-time`,
            value,
            error,
            onChange: (next) => {
              setValue(next);
              setError(undefined);
            },
          }}
        />
        <div className="adm-dialog-buttons">
          <Button onClick={onCancel}>{words.dialog.cancel}</Button>
          <Button type="submit" look="primary">
            {own.prepare}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
