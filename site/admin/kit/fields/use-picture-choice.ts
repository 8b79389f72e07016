import { useEffect, useRef, useState, type ClipboardEvent, type DragEvent } from "react";
import { useServices } from "../services/services";
import { imageRefusal, transferredImage } from "./image-file";
import type { ImageChoice } from "./values";
import { prepareImage } from "./prepare-image";
import { pictureRefusal } from "./send-picture";
import { useDrop } from "./use-drop";

/** Everything with which a form takes a picture: chosen, dropped anywhere on it, or pasted while writing. */
export interface PictureChoice {
  /** Why the last file was not taken, in a sentence with its name. */
  readonly refusal: string | undefined;
  /** True while a picture is decoded and made smaller. */
  readonly preparing: boolean;
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
  readonly locked: boolean;
}

/** Takes pictures for a form, ready to be sent; a refused file leaves the earlier choice as it was. */
export function usePictureChoice({ onChoose, locked }: PictureChoiceOptions): PictureChoice {
  const [preparing, setPreparing] = useState(false);
  const wanted = useRef<File>(undefined);
  const { words } = useServices();
  const [refusal, setRefusal] = useState<string | undefined>();
  useNoStrayDrops();

  const offer = (file: File | undefined) => {
    if (!file || locked) return;
    wanted.current = file;
    const isWrongType = imageRefusal(file) === "wrongType";
    setRefusal(isWrongType ? pictureRefusal(file, "wrongType", words) : undefined);
    setPreparing(!isWrongType);
    if (isWrongType) return;
    void prepareImage(file).then((prepared) => {
      if (wanted.current !== file) return;
      setPreparing(false);
      if (typeof prepared === "string") setRefusal(pictureRefusal(file, prepared, words));
      else onChoose({ kind: "new", file: prepared });
    });
  };

  const { dropping, dropHandlers } = useDrop(offer);

  return {
    refusal,
    preparing,
    dropping,
    offer,
    choose: (choice) => {
      wanted.current = undefined;
      setPreparing(false);
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
      ...dropHandlers,
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
