import { useEffect, useState, type ClipboardEvent, type DragEvent } from "react";
import { imageRefusal, transferredImage, type ImageRefusal } from "./image-file";
import type { ImageChoice } from "../form/values";

/** Everything with which a form takes a picture: chosen, dropped anywhere on it, or pasted while writing. */
export interface PictureChoice {
  readonly refusal: ImageRefusal | undefined;
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

/** Takes pictures for a form; a refused file leaves the earlier choice as it was. */
export function usePictureChoice(onChoose: (choice: ImageChoice) => void, locked: boolean): PictureChoice {
  const [refusal, setRefusal] = useState<ImageRefusal | undefined>();
  const [dropping, setDropping] = useState(false);
  useNoStrayDrops();

  const offer = (file: File | undefined) => {
    if (!file || locked) return;
    const refused = imageRefusal(file);
    setRefusal(refused);
    if (refused === undefined) onChoose({ kind: "new", file });
  };

  return {
    refusal,
    dropping,
    offer,
    choose: (choice) => {
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

/** A file dropped beside the form would open in the place of the page, and everything typed would be gone. */
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
