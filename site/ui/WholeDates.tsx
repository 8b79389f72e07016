import { Fragment } from "react";
import { piecesAtDates } from "../../content/model/dates/dates-in-text";

/** A text in which no date, no number with its unit and no hyphenated word is torn apart at the end of a line. */
export function WholeDates({ text }: { readonly text: string }) {
  return piecesAtDates(text).map((piece, at) =>
    piece.isWhole ? (
      <span key={at} className="whole-date">
        {piece.text}
      </span>
    ) : (
      <Fragment key={at}>{piece.text}</Fragment>
    ),
  );
}
