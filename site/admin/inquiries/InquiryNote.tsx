import { useEffect, useId, useRef, useState } from "react";
import { longestNote, type InquiryAnswer } from "../../../content/model/api/inquiry-answer";
import { Button } from "../kit/button/Button";
import { useServices } from "../kit/services/services";
import { signatureWords } from "./InquiryFacts";
import { useInquiryWords } from "./inquiry-words";
import { receivedTime } from "./received-time";
import { useDialogs } from "../kit/dialogs/Dialogs";
import { useLeaveWarning } from "../kit/form/use-leave-warning";

interface InquiryNoteProps {
  readonly inquiry: InquiryAnswer;
  /** What is typed; undefined while the note is only read. */
  readonly draft: string | undefined;
  readonly busy: boolean;
  readonly onDraft: (text: string | undefined) => void;
  readonly onSave: () => void;
}

/** The note of colleagues on an inquiry, and the field to change it. */
export function InquiryNote({ inquiry, draft, busy, onDraft, onSave }: InquiryNoteProps) {
  const { language } = useServices();
  const { note: words } = useInquiryWords();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [begun, setBegun] = useState("");
  const { note } = inquiry;
  const stored = note?.text ?? "";
  const editing = draft !== undefined;
  const wasEditing = useRef(editing);
  useEffect(() => {
    if (editing !== wasEditing.current) (editing ? field : button).current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  return (
    <div className="adm-inquiry-note">
      {note === undefined || (editing && stored === begun) ? null : (
        <div role="group" aria-labelledby={`${id}-label`}>
          <p id={`${id}-label`} className="adm-inquiry-note-label">
            {words.label}
          </p>
          <p className="adm-inquiry-note-text" dir="auto">
            {note.text}
          </p>
          <p className="adm-hint">{signatureWords(words.by, note.by, receivedTime(language, note.at))}</p>
        </div>
      )}
      {editing ? (
        <>
          <div className="adm-field">
            <label htmlFor={id}>{words.label}</label>
            <textarea
              ref={field}
              id={id}
              rows={3}
              maxLength={longestNote}
              value={draft}
              onChange={(event) => onDraft(event.target.value)}
            />
          </div>
          <div className="adm-inquiry-note-buttons">
            <Button aria-disabled={busy} onClick={onSave}>
              {busy ? words.saving : words.save}
            </Button>
            <Button look="quiet" onClick={() => onDraft(undefined)}>
              {words.cancel}
            </Button>
          </div>
        </>
      ) : (
        <button
          ref={button}
          type="button"
          className="adm-link-button"
          onClick={() => {
            setBegun(stored);
            onDraft(stored);
          }}
        >
          {note === undefined ? words.add : words.edit}
        </button>
      )}
    </div>
  );
}

/** The notes that are being typed, by the id of their inquiry; asks before they are left. */
export function useNoteDrafts() {
  const { words } = useServices();
  const dialogs = useDialogs();
  const [drafts, setDrafts] = useState<ReadonlyMap<string, string>>(new Map());
  useLeaveWarning(
    [...drafts.values()].some((text) => text !== ""),
    () => dialogs.confirm(words.drafts.leaveUnkept, words.drafts.leaveButton),
  );
  const setDraft = ({ _id }: InquiryAnswer, text: string | undefined): void =>
    setDrafts((old) => new Map([...old].filter(([id]) => id !== _id).concat(text === undefined ? [] : [[_id, text]])));
  return { drafts, setDraft };
}
