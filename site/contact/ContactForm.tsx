import { useEffect, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { contactLimits, type ContactField } from "../../content/model/api/contact-form";
import { adoptMessage } from "./adopt-message";
import { CaptchaField } from "./CaptchaField";
import { ErrorSummary } from "./ErrorSummary";
import { FailureNotice } from "./FailureNotice";
import { InquiryTypeField } from "./InquiryTypeField";
import { PrivacyNote } from "./PrivacyNote";
import { readForm } from "./read-form";
import { TextField } from "./TextField";
import { UnavailableNotice } from "./UnavailableNotice";
import type { ContactFormControl } from "./use-contact-form";
import { useErrorTitle } from "./use-error-title";
import { useStoredForm } from "./use-stored-form";

interface Props {
  readonly control: ContactFormControl;
  readonly privacyNote: string;
}

/** The contact form (R5.1). */
export function ContactForm({ control: { state, captcha, edited, submit }, privacyNote }: Props) {
  const { t } = useTranslation("contact");
  // Without the page's scripts a form would put what was written into an address or lose it.
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const form = useStoredForm();

  const problems = state.kind === "idle" ? state.problems : {};
  const words = (field: ContactField | "captcha"): string | undefined => {
    const problem = problems[field];
    return problem && t(`problems.${problem}`, field === "captcha" ? {} : { max: contactLimits[field] });
  };
  const wrong = (Object.keys(problems) as (ContactField | "captcha")[]).map((field) => ({
    field,
    words: words(field) ?? "",
  }));
  useErrorTitle(wrong.length > 0 || ["failed", "unproven", "unavailable"].includes(state.kind));

  useEffect(adoptMessage, []);

  const field = <Field extends ContactField>(name: Field) => ({
    field: name,
    problem: words(name),
    onEdit: () => edited(name),
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    submit(readForm(event.currentTarget));
  };
  const sending = state.kind === "sending";
  const checking = sending && state.checking;
  return (
    <form className="contact-form" method="post" noValidate onSubmit={onSubmit} ref={form}>
      {wrong.length > 0 && <ErrorSummary key={state.attempt} problems={wrong} />}
      {state.kind === "failed" && <FailureNotice key={state.attempt} reasons={state.reasons} />}
      {state.kind === "unproven" && <FailureNotice key={state.attempt} reasons={[t("check.failed")]} />}
      {state.kind === "unavailable" && <UnavailableNotice key={state.attempt} form={state.form} />}
      <p className="contact-required">{t("requiredNote")}</p>
      <TextField {...field("name")} />
      <TextField {...field("company")} />
      <TextField {...field("email")} />
      <TextField {...field("contact")} />
      <InquiryTypeField {...field("inquiryType")} />
      <TextField {...field("message")} />
      <CaptchaField captcha={captcha} problem={words("captcha")} />
      <PrivacyNote text={privacyNote} />
      <button
        type="submit"
        className="button button-primary contact-send"
        data-sending={sending}
        disabled={!ready || sending}
      >
        {t(sending ? "sending" : "send")}
      </button>
      <p className={checking ? "contact-check" : "visually-hidden"} role="status">
        {checking ? t("check.running") : sending ? t("sending") : ""}
      </p>
    </form>
  );
}
