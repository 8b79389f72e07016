import { useTranslation } from "react-i18next";
import { defaultInquiryType, inquiryTypes } from "../../content/model/api/contact-form";
import { columns } from "../ui/columns";
import { describedByProblem, fieldId } from "./field-ids";
import { FieldFrame } from "./FieldFrame";

/** Beside one another at most. */
const most = 3;
const field = "inquiryType";

interface Props {
  /** Error text. */
  readonly problem: string | undefined;
  readonly onEdit: () => void;
}

/** What the inquiry is about; membership unless something else is chosen (R5.1). */
export function InquiryTypeField({ problem, onEdit }: Props) {
  const { t } = useTranslation("contact");
  return (
    <FieldFrame field={field} problem={problem} wide>
      <fieldset id={fieldId(field)} tabIndex={-1} {...describedByProblem(field, problem)}>
        <legend>{t("fields.inquiryType")}</legend>
        <div className="columns contact-types" {...columns(most)}>
          {inquiryTypes.map((type) => (
            <label key={type}>
              <input
                type="radio"
                name={field}
                value={type}
                defaultChecked={type === defaultInquiryType}
                onChange={onEdit}
              />
              <span>{t(`types.${type}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </FieldFrame>
  );
}
