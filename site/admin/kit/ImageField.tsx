import { useEffect, useId, useRef, useState } from "react";
import { acceptedImages, fileSize, imageRefusal } from "./image-file";
import { useServices } from "./services";
import type { ImageChoice } from "./values";
import { fill } from "./words";

interface ImageFieldProps {
  readonly id: string;
  readonly choice: ImageChoice;
  /** Address of the image the item has now. */
  readonly currentUrl: string | undefined;
  readonly error: string | undefined;
  readonly onChoose: (choice: ImageChoice) => void;
}

/** Choose, preview, replace and remove the item's image. A refused file leaves the earlier choice as it was. */
export function ImageField({ id, choice, currentUrl, error, onChoose }: ImageFieldProps) {
  const { words } = useServices();
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<"wrongType" | "tooLarge" | undefined>();
  const chosenUrl = useObjectUrl(choice.kind === "new" ? choice.file : undefined);
  const shownUrl = choice.kind === "remove" ? undefined : (chosenUrl ?? currentUrl);
  const problem = refusal === undefined ? error : words.image[refusal];

  const choose = (file: File | undefined) => {
    // The same file can be chosen again after it was removed.
    if (input.current) input.current.value = "";
    if (!file) return;
    const refused = imageRefusal(file);
    setRefusal(refused);
    if (refused === undefined) onChoose({ kind: "new", file });
  };

  return (
    <div className={problem === undefined ? "adm-image" : "adm-image adm-field-wrong"}>
      {shownUrl === undefined ? null : (
        <img className="adm-image-preview" src={shownUrl} alt={captionOf(choice, words)} />
      )}
      <div className="adm-image-controls">
        {problem === undefined ? null : (
          <p id={`${hintId}-error`} className="adm-error" role="alert">
            {problem}
          </p>
        )}
        {choice.kind === "keep" && currentUrl === undefined ? null : <p>{captionOf(choice, words)}</p>}
        <p id={hintId} className="adm-hint">
          {words.image.hint}
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
              aria-describedby={problem === undefined ? hintId : `${hintId}-error ${hintId}`}
              onChange={(event) => choose(event.target.files?.[0])}
            />
          </label>
          {shownUrl === undefined ? null : (
            <button
              type="button"
              className="adm-button adm-quiet"
              onClick={() => {
                setRefusal(undefined);
                onChoose(
                  choice.kind === "keep" ? { kind: "remove" } : { kind: currentUrl === undefined ? "keep" : "remove" },
                );
                input.current?.focus();
              }}
            >
              {words.image.remove}
            </button>
          )}
          {choice.kind === "keep" || currentUrl === undefined ? null : (
            <button
              type="button"
              className="adm-button adm-quiet"
              onClick={() => {
                onChoose({ kind: "keep" });
                input.current?.focus();
              }}
            >
              {words.image.undoRemove}
            </button>
          )}
        </div>
      </div>
    </div>
  );
}

function captionOf(choice: ImageChoice, words: ReturnType<typeof useServices>["words"]): string {
  switch (choice.kind) {
    case "keep":
      return words.image.current;
    case "remove":
      return words.image.removed;
    case "new":
      return fill(words.image.chosen, { name: choice.file.name, size: fileSize(choice.file) });
  }
}

/** An address under which the browser shows a chosen file, given back when it is no longer needed. */
function useObjectUrl(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string | undefined>();
  useEffect(() => {
    if (!file) {
      setUrl(undefined);
      return;
    }
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
