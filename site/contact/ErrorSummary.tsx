import { useLayoutEffect, useRef, type MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { fieldId } from "./field-ids";

/** The error of a field. */
export interface FieldProblem {
  readonly field: string;
  readonly words: string;
}

const headingId = "contact-summary-heading";

/** The form's errors, each linked to its field. Takes the focus when it appears. */
export function ErrorSummary({ problems }: { readonly problems: readonly FieldProblem[] }) {
  const { t } = useTranslation("contact");
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.focus(), []);
  const goTo = (field: string) => (event: MouseEvent) => {
    // Following the link would be a navigation, which resets the title and scrolls.
    event.preventDefault();
    document.getElementById(fieldId(field))?.focus();
  };
  return (
    <div className="contact-notice" role="alert" tabIndex={-1} aria-labelledby={headingId} ref={box}>
      <h3 id={headingId}>{t("summary.heading")}</h3>
      <ul>
        {problems.map(({ field, words }) => (
          <li key={field}>
            <a href={`#${fieldId(field)}`} onClick={goTo(field)}>
              {words}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
