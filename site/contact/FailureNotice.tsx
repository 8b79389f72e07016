import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { MailLink } from "./MailLink";

/** Message that sending failed (R5.2), with the reason if known, and the alternative. Takes the focus. */
export function FailureNotice({ reasons }: { readonly reasons: readonly string[] }) {
  const { t } = useTranslation("contact");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
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
