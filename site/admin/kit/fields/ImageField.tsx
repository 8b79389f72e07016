import { useId, useRef, useState } from "react";
import { byteSize } from "../../../../content/model/text/byte-size";
import { Button } from "../button/Button";
import { acceptedImages } from "./image-file";
import { useServices } from "../services/services";
import type { UploadAnswer } from "../../../../content/model/api/upload-answers";
import { uploadsWords } from "../uploads/uploads-words";
import { useUploadChoice } from "../uploads/use-upload-choice";
import type { PictureChoice } from "./use-picture-choice";
import type { ImageChoice } from "./values";
import { fill, type Words } from "../services/words";

interface ImageFieldProps {
  readonly id: string;
  readonly choice: ImageChoice;
  readonly pictures: PictureChoice;
  /** Whether the item has an image now. */
  readonly hasCurrent: boolean;
  /** Address of the image that the item will have. */
  readonly shownUrl: string | undefined;
  readonly error: string | undefined;
  /** Is given an image that was uploaded before, when it is chosen. */
  readonly onUploaded: (upload: UploadAnswer) => void;
}

/** Choose, photograph, drop or paste, preview, replace and remove the item's image. */
export function ImageField({ id, choice, pictures, hasCurrent, shownUrl, error, onUploaded }: ImageFieldProps) {
  const { words, language } = useServices();
  const askForUpload = useUploadChoice();
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [pixels, setPixels] = useState<{ readonly url: string; readonly width: number; readonly height: number }>();
  const problem = pictures.refusal ?? error;
  const describedBy = problem === undefined ? hintId : `${hintId}-error ${hintId}`;

  const take = (field: HTMLInputElement) => {
    pictures.offer(field.files?.[0]);
    // The same file can be chosen again after it was removed.
    field.value = "";
  };
  const chooseUploaded = async () => {
    const choice = await askForUpload(acceptedImages, "pictures");
    if (choice?.kind === "file") pictures.offer(choice.file);
    if (choice?.kind !== "uploaded") return;
    pictures.choose({ kind: "uploaded", url: choice.upload.url });
    onUploaded(choice.upload);
  };
  const choose = (chosen: ImageChoice) => {
    pictures.choose(chosen);
    input.current?.focus();
  };

  return (
    <div
      className={`adm-image${problem === undefined ? "" : " adm-field-wrong"}${pictures.dropping ? " adm-dropping" : ""}`}
    >
      {shownUrl === undefined ? null : (
        <img
          className="adm-image-preview"
          src={shownUrl}
          alt={captionOf(choice, words)}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            setPixels({ url: shownUrl, width, height })
          }
        />
      )}
      <div className="adm-image-controls">
        {problem === undefined ? null : (
          <p id={`${hintId}-error`} className="adm-error" role="alert">
            {problem}
          </p>
        )}
        {choice.kind === "keep" && !hasCurrent ? null : <p>{captionOf(choice, words)}</p>}
        {pixels !== undefined && pixels.url === shownUrl && pixels.width > 0 ? (
          <p className="adm-hint">{fill(words.image.pixels, { width: pixels.width, height: pixels.height })}</p>
        ) : null}
        {pictures.preparing ? <p role="status">{words.image.preparing}</p> : null}
        <p id={hintId} className="adm-hint">
          {words.image.hint} <span className="adm-with-mouse">{words.image.dropHint}</span>
        </p>
        <div className="adm-buttons">
          <Button onClick={() => void chooseUploaded()}>{uploadsWords[language].use}</Button>
          <label className="adm-button adm-file">
            {shownUrl === undefined ? words.image.choose : words.image.replace}
            <input
              ref={input}
              id={id}
              type="file"
              accept={acceptedImages}
              aria-invalid={problem === undefined ? undefined : true}
              aria-describedby={describedBy}
              onChange={(event) => take(event.target)}
            />
          </label>
          <label className="adm-button adm-file adm-with-touch">
            {words.image.camera}
            <input
              type="file"
              accept="image/*"
              capture="environment"
              aria-describedby={describedBy}
              onChange={(event) => take(event.target)}
            />
          </label>
          {shownUrl === undefined ? null : (
            <Button look="quiet" onClick={() => choose({ kind: hasCurrent ? "remove" : "keep" })}>
              {words.image.remove}
            </Button>
          )}
          {choice.kind === "keep" || !hasCurrent ? null : (
            <Button look="quiet" onClick={() => choose({ kind: "keep" })}>
              {words.image.undoRemove}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

function captionOf(choice: ImageChoice, words: Words): string {
  switch (choice.kind) {
    case "keep":
      return words.image.current;
    case "remove":
      return words.image.removed;
    case "uploaded":
      return fill(words.pictureField.current, { name: choice.url.split("/").at(-1) ?? choice.url });
    case "new":
      return fill(words.image.chosen, { name: choice.file.name, size: byteSize(choice.file.size) });
  }
}
