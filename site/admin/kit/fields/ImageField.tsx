import { useId, useRef, useState } from "react";
import { byteSize } from "../../../../content/model/text/byte-size";
import { acceptedImages } from "./image-file";
import { useServices } from "../services/services";
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
}

/** Choose, photograph, drop or paste, preview, replace and remove the item's image. */
export function ImageField({ id, choice, pictures, hasCurrent, shownUrl, error }: ImageFieldProps) {
  const { words } = useServices();
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
            <button
              type="button"
              className="adm-button adm-quiet"
              onClick={() => choose({ kind: hasCurrent ? "remove" : "keep" })}
            >
              {words.image.remove}
            </button>
          )}
          {choice.kind === "keep" || !hasCurrent ? null : (
            <button type="button" className="adm-button adm-quiet" onClick={() => choose({ kind: "keep" })}>
              {words.image.undoRemove}
            </button>
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
    case "new":
      return fill(words.image.chosen, { name: choice.file.name, size: byteSize(choice.file.size) });
  }
}
