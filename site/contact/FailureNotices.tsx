import { useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { isInquiryType, type ContactForm } from "../../content/model/api/contact-form";
import { MailLink } from "./MailLink";

/** Says that this site cannot receive inquiries, and offers a mail draft with the text. Takes the focus. */
export function UnavailableNotice({ form }: { readonly form: ContactForm }) {
  const { t } = useTranslation("contact");
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.focus(), []);
  const { name, company, contact, inquiryType, message } = form;
  const signature = [name, company, contact].filter((line) => line !== "").join("\n");
  return (
    <div className="contact-notice" role="alert" tabIndex={-1} ref={box}>
      <p>
        <strong>{t("unavailable.title")}</strong>
      </p>
      <p>
        {t("unavailable.alternative")}{" "}
        <MailLink
          subject={isInquiryType(inquiryType) ? t(`types.${inquiryType}`) : inquiryType}
          body={`${message}\n\n${signature}\n`}
        />
      </p>
    </div>
  );
}

/** Message that sending failed (R5.2), with the reason if known, and the alternative. Takes the focus. */
export function FailureNotice({ reasons }: { readonly reasons: readonly string[] }) {
  const { t } = useTranslation("contact");
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.focus(), []);
  return (
    <div className="contact-notice" role="alert" tabIndex={-1} ref={box}>
      <p>
        <strong>{t("failed.title")}</strong>
      </p>
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      <p>
        {t("failed.alternative")} <MailLink />
      </p>
    </div>
  );
}
