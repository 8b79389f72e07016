import type { ReactNode } from "react";
import { errorId } from "./field-ids";

interface Props {
  readonly field: string;
  /** Error text. */
  readonly problem: string | undefined;
  /** Takes the whole width of the form. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** Layout of a labelled field with its error below it. */
export function FieldFrame({ field, problem, wide = false, children }: Props) {
  return (
    <div className="contact-field" data-wide={wide} data-wrong={problem !== undefined}>
      {children}
      {problem !== undefined && (
        <p className="contact-error" id={errorId(field)}>
          {problem}
        </p>
      )}
    </div>
  );
}
