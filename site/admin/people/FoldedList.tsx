import { useState, type ReactNode } from "react";
import { Button } from "../kit/button/Button";

interface FoldedListProps {
  readonly rows: readonly ReactNode[];
  /** Words of the button that shows the others. */
  readonly more: string;
}

const shownAtFirst = 20;

/** The first rows of a list, and the others after a press. */
export function FoldedList({ rows, more }: FoldedListProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ul>{isOpen ? rows : rows.slice(0, shownAtFirst)}</ul>
      {isOpen || rows.length <= shownAtFirst ? null : <Button onClick={() => setOpen(true)}>{more}</Button>}
    </>
  );
}
