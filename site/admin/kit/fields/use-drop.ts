import { useState, type DragEvent } from "react";
import { transferredImage } from "./image-file";

/** Takes a file that is dropped on an element, unless one within it took it. `dropping` is true while a file is held over it. */
export function useDrop(take: (file: File, event: DragEvent) => void) {
  const [dropping, setDropping] = useState(false);
  return {
    dropping,
    dropHandlers: {
      onDragOver: (event: DragEvent) => {
        const isOurs = event.dataTransfer.types.includes("Files") && !event.isDefaultPrevented();
        if (isOurs) event.preventDefault();
        setDropping(isOurs);
      },
      onDragLeave: (event: DragEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDropping(false);
      },
      onDrop: (event: DragEvent) => {
        setDropping(false);
        const file = event.isDefaultPrevented() ? undefined : transferredImage(event.dataTransfer, null);
        if (!file) return;
        event.preventDefault();
        take(file, event);
      },
    },
  };
}
