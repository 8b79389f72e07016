import type { ReactNode } from "react";
import { Button } from "../button/Button";
import { useServices } from "../services/services";
import type { RowMoves } from "./use-move";

interface MoveButtonsProps {
  /** Of the row; the buttons are described by the element with this id. */
  readonly titleId: string;
  readonly id: string;
  readonly moves: RowMoves;
  readonly children?: ReactNode;
}

/** A handle to drag a row by, and buttons that move it up and down. */
export function MoveButtons({ titleId, id, moves, children }: MoveButtonsProps) {
  const { order } = useServices().words;
  const button = (way: "up" | "down", sign: string, isEnd: boolean) => (
    <Button
      id={`${id}-${way}`}
      look="quiet"
      className="adm-move"
      aria-label={order[way]}
      aria-describedby={titleId}
      aria-disabled={isEnd}
      title={order[way]}
      onClick={moves[way]}
    >
      <span aria-hidden="true">{sign}</span>
    </Button>
  );
  return (
    <div className="adm-move-buttons">
      <span className="adm-drag adm-with-mouse" title={order.drag} {...moves.handle}>
        <span aria-hidden="true">⠿</span>
      </span>
      {button("up", "↑", moves.isFirst)}
      {button("down", "↓", moves.isLast)}
      {children}
    </div>
  );
}
