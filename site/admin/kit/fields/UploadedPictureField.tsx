import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../button/Button";
import { useServices } from "../services/services";
import { useAnnounce } from "../status/StatusMessages";
import { fill } from "../services/words";
import { uploadsWords } from "../uploads/uploads-words";
import { useUploadChoice } from "../uploads/use-upload-choice";
import { trackUpload } from "./pictures-under-way";
import { Field } from "./Field";
import { acceptedImages } from "./image-file";
import { PictureState } from "./PictureState";
import { prepareImage } from "./prepare-image";
import { pictureRefusal, sendPicture, type UploadState } from "./send-picture";
import { useDrop } from "./use-drop";

interface UploadedPictureFieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Path of the picture, `/media/2026/logo-1a2b3c4d.png`; "" without one. */
  readonly value: string;
  readonly required: boolean;
  /** What the file of a new picture is to be called. */
  readonly name?: string;
  readonly onChange: (path: string) => void;
}

/**
 * A picture that is stored as soon as it is chosen or dropped, and whose path the field then has. Give it a `key` of the
 * entry: a picture that arrives after the field was removed or changed is not put into it.
 */
export function UploadedPictureField(props: UploadedPictureFieldProps) {
  const { id, label, hint, error, value, required, name, onChange } = props;
  const { words, language, client, apiBase, endOfSession } = useServices();
  const askForUpload = useUploadChoice();
  const announce = useAnnounce();
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<UploadState>();
  /** Number of the newest picture: the one before is not wanted any more. */
  const chosen = useRef(0);
  const isHere = useRef(true);
  const newest = useRef({ value, onChange });
  newest.current = { value, onChange };
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const send = (file: File, was: string): Promise<void> =>
    trackUpload(async () => {
      const number = (chosen.current += 1);
      const isWanted = (): boolean => chosen.current === number;
      const show = (now: UploadState | undefined): void => (isWanted() ? setState(now) : undefined);
      show({ kind: "preparing" });
      const prepared = await prepareImage(file);
      if (typeof prepared === "string") {
        show({ kind: "failed", message: pictureRefusal(file, prepared, words) });
        return false;
      }
      const again = (): void => void send(prepared, newest.current.value);
      const stored = await sendPicture({ file: prepared, name, again }, { client, words, endOfSession }, show);
      if (!isWanted()) return true;
      if (!stored) return false;
      show(undefined);
      // At once: a save that waits for the picture goes on with what the form then has.
      if (isHere.current && newest.current.value === was) flushSync(() => newest.current.onChange(stored.path));
      else announce(words.textPictures.notInserted);
      return true;
    });
  const give = (file: File | undefined): void => {
    if (file && input.current?.matches(":disabled") === false) void send(file, value);
  };

  const chooseUploaded = async () => {
    const choice = await askForUpload(acceptedImages, "pictures");
    if (choice?.kind === "file") give(choice.file);
    if (choice?.kind !== "uploaded") return;
    // A picture that is under way is not wanted any more.
    chosen.current += 1;
    setState(undefined);
    newest.current.onChange(choice.upload.url);
  };

  const { dropping, dropHandlers } = useDrop(give);

  const describedBy = [`${id}-formats`, ...(hint === undefined ? [] : [`${id}-hint`])];
  return (
    <Field id={id} label={label} required={required} hint={hint} error={error}>
      <div role="presentation" className={dropping ? "adm-image adm-dropping" : "adm-image"} {...dropHandlers}>
        {value === "" ? null : <img className="adm-image-preview" src={`${apiBase}${value}`} alt="" />}
        <div className="adm-image-controls">
          {value === "" ? null : <p>{fill(words.pictureField.current, { name: value.split("/").at(-1) ?? value })}</p>}
          <p id={`${id}-formats`} className="adm-hint">
            {words.image.hint}
          </p>
          {state === undefined ? null : <PictureState state={state} onDiscard={() => setState(undefined)} />}
          <div className="adm-buttons">
            <Button onClick={() => void chooseUploaded()}>{uploadsWords[language].use}</Button>
            <label className="adm-button adm-file">
              {value === "" ? words.image.choose : words.image.replace}
              <input
                ref={input}
                id={id}
                type="file"
                accept={acceptedImages}
                aria-invalid={error === undefined ? undefined : true}
                aria-describedby={[...describedBy, ...(error === undefined ? [] : [`${id}-error`])].join(" ")}
                onChange={({ target }) => {
                  give(target.files?.[0]);
                  target.value = "";
                }}
              />
            </label>
            {value === "" || required ? null : (
              <Button
                look="quiet"
                onClick={() => {
                  onChange("");
                  input.current?.focus();
                }}
              >
                {words.image.remove}
              </Button>
            )}
          </div>
        </div>
      </div>
    </Field>
  );
}
