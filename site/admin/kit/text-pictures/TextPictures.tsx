import { useRef, useState, type DragEvent, type ReactNode } from "react";
import type { Language } from "../../../../content/model/text/language";
import { acceptedImages, transferredImage } from "../fields/image-file";
import { PictureState } from "../fields/PictureState";
import { chooseFile } from "./choose-file";
import { useTextPictures, type PictureText } from "./use-text-pictures";

interface TextPicturesProps {
  readonly text: PictureText;
  readonly textLanguage: Language;
  /** The same text in the other language, which is offered the picture, too. */
  readonly twin: PictureText | undefined;
  /** The text area; it is given what its button "Insert picture" does. */
  readonly children: (choosePicture: () => void) => ReactNode;
}

/** Around the text area of a Markdown text: pictures that are chosen, pasted, or dropped on it become part of the text. */
export function TextPictures({ text, textLanguage, twin, children }: TextPicturesProps) {
  const { given, take, forget, typed } = useTextPictures(text, textLanguage, twin);
  const around = useRef<HTMLDivElement>(null);
  const [dropping, setDropping] = useState(false);
  const area = () => around.current?.querySelector("textarea");

  const give = (file: File | undefined, place = area()?.selectionEnd): void => {
    if (file && place !== undefined) void take(file, place);
  };
  const drop = (event: DragEvent): void => {
    setDropping(false);
    const file = transferredImage(event.dataTransfer, null);
    if (!file || area()?.matches(":disabled") !== false) return;
    event.preventDefault();
    give(file, placeOf(event));
  };

  return (
    <div
      ref={around}
      role="presentation"
      className={dropping ? "adm-dropping" : undefined}
      onInput={({ target }) => target instanceof HTMLTextAreaElement && typed(target.value)}
      onPasteCapture={(event) => {
        const file = transferredImage(event.clipboardData, event.target);
        if (!file) return;
        event.preventDefault();
        event.stopPropagation();
        give(file);
      }}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setDropping(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDropping(false);
      }}
      onDrop={drop}
    >
      {children(() => chooseFile(acceptedImages, (file) => give(file)))}
      {given.map(({ id, state }) => (
        <PictureState key={id} state={state} onDiscard={() => forget(id)} />
      ))}
    </div>
  );
}

/** The place of the text over which a picture was dropped, where the browser tells it. */
function placeOf({ clientX, clientY }: DragEvent): number | undefined {
  if (!("caretPositionFromPoint" in document)) return undefined;
  const position = document.caretPositionFromPoint(clientX, clientY);
  return position?.offsetNode instanceof HTMLTextAreaElement ? position.offset : undefined;
}
