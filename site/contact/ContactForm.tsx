import { useEffect, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import {
  contactLimits,
  languageParameter,
  tidyContactForm,
  type ContactField,
  type ContactForm,
} from "../../content/model/api/contact-form";
import { CaptchaField } from "./CaptchaField";
import { ErrorSummary } from "./ErrorSummary";
import { InquiryTypeField } from "./InquiryTypeField";
import { TextField } from "./TextField";
import { FailureNotice, UnavailableNotice } from "./FailureNotices";
import type { ContactFormControl } from "./use-contact-form";
import { useStoredForm } from "./use-stored-form";
import { useFrame } from "../shell/frame";
import { Link } from "../ui/Link";
import { fieldId } from "./field-ids";

interface Props {
  readonly control: ContactFormControl;
  /** Where a browser sends the form that runs no script; undefined: nowhere. */
  readonly plainAddress: string | undefined;
  readonly privacyNote: string;
}

/** The contact form (R5.1). */
export function ContactForm({ control: { state, captcha, edited, submit }, plainAddress, privacyNote }: Props) {
  const { t } = useTranslation("contact");
  const { language } = useFrame();
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
    <form
      className={plainAddress === undefined ? "contact-form needs-boot" : "contact-form"}
      method="post"
      action={plainAddress}
      noValidate
      onSubmit={onSubmit}
      ref={form}
    >
      <input type="hidden" name={languageParameter} value={language} />
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
        disabled={(plainAddress === undefined && !ready) || sending}
      >
        {t(sending ? "sending" : "send")}
      </button>
      <p className={checking ? "contact-check" : "visually-hidden"} role="status">
        {checking ? t("check.running") : sending ? t("sending") : ""}
      </p>
    </form>
  );
}

/**
 * Short privacy notice with a link to the full one.
 * @param text The words in square brackets are the link's; without brackets the link follows the text.
 */
function PrivacyNote({ text }: { readonly text: string }) {
  const { t } = useTranslation("common");
  const { language, routes, site } = useFrame();
  const [before = "", label, after = ""] = text.split(/\[(.*?)\]/);
  if (!site.pages.includes("terms")) return <p className="contact-privacy">{before + (label ?? "") + after}</p>;
  return (
    <p className="contact-privacy">
      {label === undefined ? `${before} ` : before}
      <Link to={routes.page(language, "terms")}>{label ?? t("nav.terms")}</Link>
      {after}
    </p>
  );
}

/** Puts "Error:" before the page's title while `active`: screen readers say the title first after a reload or a switch of tabs. */
function useErrorTitle(active: boolean): void {
  const { t } = useTranslation("contact");
  useEffect(() => {
    if (!active) return;
    const title = document.title;
    const marked = t("errorTitle", { title });
    document.title = marked;
    return () => {
      // A title changed since, by the next page, is left alone.
      if (document.title === marked) document.title = title;
    };
  }, [active, t]);
}

/** The form's values, normalised. */
function readForm(form: HTMLFormElement): ContactForm {
  const data = new FormData(form);
  const text = (field: ContactField): string => {
    const value = data.get(field);
    return typeof value === "string" ? value : "";
  };
  return tidyContactForm({
    name: text("name"),
    company: text("company"),
    // Japanese input methods often produce full-width characters.
    email: text("email").normalize("NFKC"),
    contact: text("contact"),
    inquiryType: text("inquiryType"),
    message: text("message"),
  });
}

const field: ContactField = "message";

/** Writes the message of the address (`?message=`) into a form that has none: the calculator leads here with one (R4.3). */
function adoptMessage(): void {
  const message = new URLSearchParams(window.location.search).get(field);
  const area = document.getElementById(fieldId(field));
  if (message !== null && area instanceof HTMLTextAreaElement && area.value === "")
    area.value = message.slice(0, contactLimits[field]);
}
