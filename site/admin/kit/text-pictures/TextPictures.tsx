import { useRef, type DragEvent, type ReactNode } from "react";
import type { Language } from "../../../../content/model/text/language";
import { Button } from "../button/Button";
import { acceptedImages, transferredImage } from "../fields/image-file";
import { PictureState } from "../fields/PictureState";
import { useDrop } from "../fields/use-drop";
import { useServices } from "../services/services";
import { uploadsWords } from "../uploads/uploads-words";
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
  const { given, take, choose, forget, typed } = useTextPictures(text, textLanguage, twin);
  const { language } = useServices();
  const around = useRef<HTMLDivElement>(null);
  const area = () => around.current?.querySelector("textarea");

  const give = (file: File | undefined, place = area()?.selectionEnd): void => {
    if (file && place !== undefined) void take(file, place);
  };
  const { dropping, dropHandlers } = useDrop((file, event) => {
    if (area()?.matches(":disabled") === false) give(file, placeOf(event));
  });

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
      {...dropHandlers}
    >
      {children(() => chooseFile(acceptedImages, (file) => give(file)))}
      <Button
        look="quiet"
        className="adm-text-uploads"
        onClick={() => void choose(area()?.selectionEnd ?? text.value.length)}
      >
        {uploadsWords[language].insert}
      </Button>
      {given.map(({ id, state }) => (
        <div key={id} className="adm-text-picture">
          <PictureState state={state} onDiscard={() => forget(id)} />
        </div>
      ))}
    </div>
  );
}

/** The place of the text over which a picture was dropped, where the browser supports it. */
function placeOf({ clientX, clientY }: DragEvent): number | undefined {
  if (!("caretPositionFromPoint" in document)) return undefined;
  const position = document.caretPositionFromPoint(clientX, clientY);
  return position?.offsetNode instanceof HTMLTextAreaElement ? position.offset : undefined;
}

/** Opens the browser's dialog for a file of these types; `onChoose` gets the file, if one is chosen. */
function chooseFile(accept: string, onChoose: (file: File | undefined) => void): void {
  const input = document.createElement("input");
  Object.assign(input, { type: "file", accept, hidden: true });
  input.addEventListener("change", () => {
    input.remove();
    onChoose(input.files?.[0]);
  });
  input.addEventListener("cancel", () => input.remove());
  // Safari forgets an input that is not in the page.
  document.body.append(input);
  input.click();
}
