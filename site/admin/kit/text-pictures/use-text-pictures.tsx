import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { UploadAnswer } from "../../../../content/model/api/upload-answers";
import { isDocumentType } from "../../../../content/model/markdown/media-address";
import { cjk } from "../../../../content/model/text/cjk";
import { languages, type Language } from "../../../../content/model/text/language";
import { useServices } from "../services/services";
import { useDialogs } from "../dialogs/Dialogs";
import { acceptedImages } from "../fields/image-file";
import { prepareImage } from "../fields/prepare-image";
import { pictureRefusal, sendDocument, sendPicture, type UploadState } from "../fields/send-picture";
import { useAnnounce } from "../status/StatusMessages";
import { conversionEnded, watchConversions } from "./conversions";
import { PictureDialog, type Insertable, type PictureDescriptions } from "./PictureDialog";
import { trackUpload } from "../fields/pictures-under-way";
import { gapAfter, linkMarkdown, pictureMarkdown, placeAfter } from "./text-place";
import { nameOf } from "../uploads/find-uploads";
import { documentRefusal } from "../uploads/document-refusal";
import { uploadsWords } from "../uploads/uploads-words";
import { useUploadChoice } from "../uploads/use-upload-choice";
import { insertText } from "../paste/insert-text";

/** A text as pictures are inserted into it: the id of its text area and what it holds. */
export interface PictureText {
  readonly id: string;
  readonly value: string;
}

/** A picture that was given to a text and is not in it yet. */
export interface PendingPicture {
  readonly id: number;
  readonly state: UploadState;
}

let lastId = 0;

/**
 * Takes pictures and documents for a Markdown text: each is described by the person, sent (a picture made smaller), and
 * inserted where it was given, also when the text was changed meanwhile. `twin` is the same text in the other language.
 */
export function useTextPictures(text: PictureText, textLanguage: Language, twin: PictureText | undefined) {
  const { words, language, client, endOfSession } = useServices();
  const askForUpload = useUploadChoice();
  const dialogs = useDialogs();
  const announce = useAnnounce();
  const [given, setGiven] = useState<readonly PendingPicture[]>([]);
  const newest = useRef({ text, twin });
  newest.current = { text, twin };
  const { places, typed } = usePlaces(text.value);
  const isHere = useRef(true);
  useEffect(watchConversions, []);
  // With the text itself: effects end later, and the text area of the next item has the same id.
  useLayoutEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const show = (id: number, state: UploadState): void =>
    setGiven((before) =>
      before.some((picture) => picture.id === id)
        ? before.map((picture) => (picture.id === id ? { id, state } : picture))
        : [...before, { id, state }],
    );
  const hide = (id: number): void => setGiven((before) => before.filter((picture) => picture.id !== id));
  const forget = (id: number): void => {
    places.delete(id);
    hide(id);
  };

  /** Inserts a file of the device where it was given. */
  async function take(file: File, place: number): Promise<void> {
    const id = ++lastId;
    places.set(id, place);
    // A refusal is shown until the next file.
    setGiven((before) => before.filter(({ state }) => state.kind !== "failed" || state.again));
    if (isDocument(file)) return takeDocument(id, file);
    show(id, { kind: "preparing" });
    const prepared = await prepareImage(file);
    if (typeof prepared === "string") {
      show(id, { kind: "failed", message: pictureRefusal(file, prepared, words) });
      return;
    }
    hide(id);
    const descriptions = await describe({ kind: "picture", file: prepared });
    if (descriptions) await send(id, prepared, descriptions);
    else forget(id);
  }

  /** Inserts something that was uploaded, or is now, where the cursor is. */
  async function choose(place: number): Promise<void> {
    const id = ++lastId;
    places.set(id, place);
    const choice = await askForUpload(acceptedImages, "all");
    const now = places.get(id);
    if (choice === undefined || now === undefined) {
      writeOn(areaOf(newest.current.text));
      forget(id);
    } else if (choice.kind === "uploaded") await reuse(id, choice.upload);
    else {
      forget(id);
      await take(choice.file, now);
    }
  }

  async function reuse(id: number, upload: UploadAnswer): Promise<void> {
    const { kind, url, descriptions } = upload;
    const proposed = Object.fromEntries(languages.map((language) => [language, descriptions[language][0] ?? ""]));
    const inserted =
      kind === "picture" ? ({ kind: "uploaded", url } as const) : ({ kind, name: nameOf(upload) } as const);
    const given = await describe(inserted, proposed);
    if (given) {
      await conversionEnded();
      insert(id, given, url);
    }
    forget(id);
  }

  async function takeDocument(id: number, file: File): Promise<void> {
    const message = await documentRefusal(file, language);
    if (message !== undefined) {
      show(id, { kind: "failed", message });
      return;
    }
    const given = await describe({ kind: "document", name: file.name }, proposedOf(file.name));
    if (given) await send(id, file, given);
    else forget(id);
  }

  async function describe(
    inserted: Insertable,
    proposed?: PictureDescriptions,
  ): Promise<PictureDescriptions | undefined> {
    const hasTwin = (newest.current.twin?.value ?? "").trim() !== "";
    const descriptions = await dialogs.open<PictureDescriptions | undefined>((close) => (
      <PictureDialog
        inserted={inserted}
        {...(proposed && { proposed })}
        textLanguage={textLanguage}
        hasTwin={hasTwin}
        onInsert={close}
        onCancel={() => close(undefined)}
      />
    ));
    writeOn(areaOf(newest.current.text));
    return descriptions;
  }

  function send(id: number, file: File, descriptions: PictureDescriptions): Promise<void> {
    return trackUpload(async () => {
      const again = (): void => void send(id, file, descriptions);
      const parts = { client, words, endOfSession };
      const tell = (state: UploadState): void => show(id, state);
      const failures = uploadsWords[language].document;
      const stored = await (isDocument(file)
        ? sendDocument({ file, again, failures }, parts, tell)
        : sendPicture({ file, again }, parts, tell));
      if (!stored) return false;
      // The Japanese of a conversion would be lost.
      await conversionEnded();
      insert(id, descriptions, stored.path);
      forget(id);
      return true;
    });
  }

  function insert(id: number, descriptions: PictureDescriptions, path: string): void {
    const markdown = isDocumentType(path) ? linkMarkdown : pictureMarkdown;
    const { text: now, twin: other } = newest.current;
    const place = places.get(id);
    const area = areaOf(now);
    if (!isHere.current || place === undefined || !area) {
      announce(words.textPictures.notInserted);
      return;
    }
    insertAt(area, place, markdown(descriptions[textLanguage] ?? "", path));
    const inOther = descriptions[textLanguage === "en" ? "ja" : "en"];
    const otherArea = other && areaOf(other);
    if (inOther !== undefined && otherArea)
      insertAt(otherArea, otherArea.value.length, gapAfter(otherArea.value) + markdown(inOther, path));
    announce(isDocumentType(path) ? uploadsWords[language].document.inserted : words.textPictures.inserted);
  }

  return { given, take, choose, forget, typed };
}

const isDocument = ({ name, type }: File): boolean => type === "application/pdf" || /\.pdf$/i.test(name);

/** What a document is proposed to be called, in the language of its name: `Agenda_2026.pdf` -> "Agenda 2026" in English. */
function proposedOf(name: string): PictureDescriptions {
  const stem = name.replace(/\.pdf$/i, "").replaceAll("_", " ");
  return { [cjk.test(stem) ? "ja" : "en"]: stem.trim() };
}

/** The places of pictures in a text that changes; `typed` gets the text area's value after each input. */
function usePlaces(value: string) {
  const [places] = useState(() => new Map<number, number>());
  const before = useRef(value);
  const lastTyped = useRef<string>(undefined);
  useLayoutEffect(() => {
    for (const [id, place] of [...places]) {
      const after = placeAfter(place, before.current, value, lastTyped.current === value);
      if (after === undefined) places.delete(id);
      else places.set(id, after);
    }
    before.current = value;
  }, [places, value]);
  return { places, typed: (now: string): void => void (lastTyped.current = now) };
}

function areaOf({ id }: PictureText): HTMLTextAreaElement | undefined {
  const element = document.getElementById(id);
  return element instanceof HTMLTextAreaElement ? element : undefined;
}

/** Brings focus and cursor back: after a dialog with fields, Chromium leaves the cursor in the closed dialog. */
function writeOn(area: HTMLTextAreaElement | undefined): void {
  area?.focus({ preventScroll: true });
  area?.setSelectionRange(area.selectionStart, area.selectionEnd);
}

/** Inserts into a text area at a place, as typing does; the focus, and the cursor with the text around it, stay. */
function insertAt(field: HTMLTextAreaElement, place: number, text: string): void {
  const before = document.activeElement;
  const { selectionStart, selectionEnd } = field;
  const moved = (cursor: number): number => (cursor >= place ? cursor + text.length : cursor);
  field.focus({ preventScroll: true });
  field.setSelectionRange(place, place);
  insertText(field, text);
  field.setSelectionRange(moved(selectionStart), moved(selectionEnd));
  if (before instanceof HTMLElement && before !== document.body && before !== field)
    before.focus({ preventScroll: true });
}
