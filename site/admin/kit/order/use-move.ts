import { useLayoutEffect, useRef, useState, type DragEvent } from "react";

/** The list with one item moved to another place. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

/** What a row needs to be moved: its place in `rows`, by drag from its handle or by its buttons. */
export interface RowMoves {
  readonly handle: {
    readonly draggable: true;
    readonly onDragStart: (event: DragEvent) => void;
    readonly onDragEnd: () => void;
  };
  readonly row: { readonly onDragOver: (event: DragEvent) => void; readonly onDrop: (event: DragEvent) => void };
  /** True while another row is held over this one. */
  readonly isTarget: boolean;
  readonly up: () => void;
  readonly down: () => void;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/**
 * Moves rows of a list. `onMove` changes the list; the button that was pressed keeps the focus, or its twin does where
 * it has no further to go. `idOf` names the buttons of a row: `<id>-up` and `<id>-down`.
 */
export function useMove<T>(
  rows: readonly T[],
  idOf: (row: T) => string,
  onMove: (from: number, to: number) => void,
): (index: number) => RowMoves {
  const dragged = useRef<number>(undefined);
  const [target, setTarget] = useState<number | undefined>();
  const [focus, setFocus] = useState<{ readonly id: string } | undefined>();

  useLayoutEffect(() => {
    if (focus) document.getElementById(focus.id)?.focus();
  }, [focus]);

  return (index) => {
    const step = (way: "up" | "down") => {
      const to = index + (way === "up" ? -1 : 1);
      const row = rows[index];
      if (to < 0 || to >= rows.length || row === undefined) return;
      onMove(index, to);
      setFocus({ id: `${idOf(row)}-${way}` });
    };
    return {
      handle: {
        draggable: true,
        onDragStart: (event) => {
          dragged.current = index;
          event.dataTransfer.effectAllowed = "move";
          event.dataTransfer.setData("text/plain", "");
          const row = event.currentTarget.closest("li");
          if (row) event.dataTransfer.setDragImage(row, 0, 0);
        },
        onDragEnd: () => {
          dragged.current = undefined;
          setTarget(undefined);
        },
      },
      row: {
        onDragOver: (event) => {
          if (dragged.current === undefined) return;
          event.preventDefault();
          setTarget(index);
        },
        onDrop: (event) => {
          const from = dragged.current;
          if (from === undefined) return;
          event.preventDefault();
          setTarget(undefined);
          if (from !== index) onMove(from, index);
        },
      },
      isTarget: target === index && dragged.current !== index,
      up: () => step("up"),
      down: () => step("down"),
      isFirst: index === 0,
      isLast: index === rows.length - 1,
    };
  };
}
