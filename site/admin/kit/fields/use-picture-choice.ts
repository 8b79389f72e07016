import { useEffect, useRef, useState, type ClipboardEvent, type DragEvent } from "react";
import { imageRefusal, transferredImage, type ImageRefusal } from "./image-file";
import type { ImageChoice } from "../form/values";
import { isLargeImage, shrinkImage } from "./shrink-image";

/** Everything with which a form takes a picture: chosen, dropped anywhere on it, or pasted while writing. */
export interface PictureChoice {
  readonly refusal: ImageRefusal | undefined;
  /** True while a picture that is too large to be sent is made smaller. */
  readonly shrinking: boolean;
  /** True while a file is held over the form. */
  readonly dropping: boolean;
  readonly offer: (file: File | undefined) => void;
  readonly choose: (choice: ImageChoice) => void;
  readonly handlers: {
    readonly onPaste: (event: ClipboardEvent) => void;
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDragLeave: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
  };
}

interface PictureChoiceOptions {
  readonly onChoose: (choice: ImageChoice) => void;
  /** A smaller copy of the file that was chosen. */
  readonly onShrunk: (original: File, file: File) => void;
  readonly locked: boolean;
}

/**
 * Takes pictures for a form; a refused file leaves the earlier choice as it was. A large one is chosen at once and
 * replaced when its smaller copy is made; one that is too large to be sent is chosen when the copy is small enough.
 */
export function usePictureChoice({ onChoose, onShrunk, locked }: PictureChoiceOptions): PictureChoice {
  const [shrinking, setShrinking] = useState<File | undefined>();
  const wanted = useRef<File>(undefined);
  const [refusal, setRefusal] = useState<ImageRefusal | undefined>();
  const [dropping, setDropping] = useState(false);
  useNoStrayDrops();

  const offer = (file: File | undefined) => {
    if (!file || locked) return;
    wanted.current = file;
    const refused = imageRefusal(file);
    setShrinking(refused === "tooLarge" ? file : undefined);
    setRefusal(refused === "tooLarge" ? undefined : refused);
    if (refused === undefined) onChoose({ kind: "new", file });
    if (refused !== "wrongType" && isLargeImage(file)) void shrink(file);
  };

  const shrink = async (original: File) => {
    const file = await shrinkImage(original);
    if (wanted.current !== original) return;
    setShrinking(undefined);
    setRefusal(imageRefusal(file));
    if (imageRefusal(file) !== undefined) return;
    if (imageRefusal(original) === undefined) onShrunk(original, file);
    else onChoose({ kind: "new", file });
  };

  return {
    refusal,
    shrinking: shrinking !== undefined,
    dropping,
    offer,
    choose: (choice) => {
      wanted.current = undefined;
      setShrinking(undefined);
      setRefusal(undefined);
      onChoose(choice);
    },
    handlers: {
      onPaste: (event) => {
        const file = transferredImage(event.clipboardData, event.target);
        if (!file) return;
        event.preventDefault();
        offer(file);
      },
      onDragOver: (event) => {
        if (event.dataTransfer.types.includes("Files")) setDropping(true);
      },
      onDragLeave: (event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDropping(false);
      },
      onDrop: (event) => {
        setDropping(false);
        offer(transferredImage(event.dataTransfer, null));
      },
    },
  };
}

/** Prevents the browser from opening a file dropped beside the form, which would discard everything typed. */
function useNoStrayDrops(): void {
  useEffect(() => {
    const keep = (event: globalThis.DragEvent) => {
      if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
    };
    window.addEventListener("dragover", keep);
    window.addEventListener("drop", keep);
    return () => {
      window.removeEventListener("dragover", keep);
      window.removeEventListener("drop", keep);
    };
  }, []);
}
