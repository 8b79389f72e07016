import type { ReactNode } from "react";
import { errorId } from "./field-ids";

interface Props {
  readonly field: string;
  /** Words of what is wrong. */
  readonly problem: string | undefined;
  /** Takes the whole width of the form. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** Room for a labelled field, and below it what is wrong with it. */
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
