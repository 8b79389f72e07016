import type { InputHTMLAttributes } from "react";
import { useTranslation } from "react-i18next";
import { requiredContactFields, type ContactField } from "../../content/model/api/contact-form";
import { preventSubmitWhileComposing } from "../ui/composing";
import { describedByProblem, fieldId } from "./field-ids";
import { FieldFrame } from "./FieldFrame";

interface Props {
  readonly field: Exclude<ContactField, "inquiryType">;
  /** Error text. */
  readonly problem: string | undefined;
  readonly onEdit: () => void;
}

const kinds: Record<Exclude<Props["field"], "message">, InputHTMLAttributes<HTMLInputElement>> = {
  name: { type: "text", autoComplete: "name" },
  company: { type: "text", autoComplete: "organization" },
  email: { type: "email", autoComplete: "email", autoCapitalize: "none", spellCheck: false },
  contact: { type: "tel", autoComplete: "tel" },
};

/**
 * One text field, uncontrolled: text typed before hydration, or restored by the browser, survives.
 */
export function TextField({ field, problem, onEdit }: Props) {
  const { t } = useTranslation("contact");
  const required = requiredContactFields.has(field);
  const shared = {
    id: fieldId(field),
    name: field,
    required,
    onInput: onEdit,
    "aria-invalid": problem !== undefined,
    ...describedByProblem(field, problem),
  };
  return (
    <FieldFrame field={field} problem={problem} wide={field === "message"}>
      <label htmlFor={shared.id}>
        {t(`fields.${field}`)} {required && <span aria-hidden="true">*</span>}
      </label>
      {field === "message" ? (
        <textarea {...shared} rows={7} />
      ) : (
        <input {...shared} {...kinds[field]} onKeyDown={preventSubmitWhileComposing} />
      )}
    </FieldFrame>
  );
}
