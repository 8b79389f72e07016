import { forwardRef } from "react";
import { useServices } from "../services/services";
import { fill } from "../services/words";
import { focusControl } from "./focus-control";
import type { FieldErrors } from "../fields/values";

interface ErrorSummaryProps {
  readonly id: string;
  readonly summary: string;
  readonly errors: FieldErrors;
  readonly idOf: (control: string) => string;
  readonly labelOf: (control: string) => string;
}

/** What was refused and which fields are wrong, each linked to its control; takes the focus when it appears. */
export const ErrorSummary = forwardRef<HTMLDivElement, ErrorSummaryProps>(function ErrorSummary(
  { id, summary, errors, idOf, labelOf },
  ref,
) {
  const { words } = useServices();
  const entries = Object.entries(errors);
  // Most sentences begin with the field's own label, the last of those that lead to it.
  const named = (label: string, message: string) => {
    const own = label.split(words.fields.separator).at(-1) ?? label;
    if (!message.startsWith(own)) return fill(words.form.fault, { label, message });
    return label.slice(0, label.length - own.length) + message;
  };
  return (
    <div ref={ref} id={id} tabIndex={-1} role="alert" className="adm-summary">
      <p className="adm-summary-heading">{summary}</p>
      {entries.length === 0 ? null : (
        <>
          <p>{words.form.summaryHint}</p>
          <ul>
            {entries.map(([control, message]) => (
              <li key={control}>
                <a
                  href={`#${idOf(control)}`}
                  onClick={(event) => {
                    event.preventDefault();
                    focusControl(idOf(control));
                  }}
                >
                  {named(labelOf(control), message)}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
});
