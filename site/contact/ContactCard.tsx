import { useTranslation } from "react-i18next";
import { ContactForm } from "./ContactForm";
import type { ContactCardData } from "./contact-page-data";
import { MailLink } from "./MailLink";
import { isOwn } from "./send-inquiry";
import { SentMessage } from "./SentMessage";
import { useContactForm } from "./use-contact-form";

/** The form, or the confirmation once it is sent: what of the page React takes over. */
export function ContactCard({ texts, service, captchaSiteKey }: ContactCardData) {
  const { t } = useTranslation("contact");
  const control = useContactForm({ service, captchaSiteKey });
  if (control.state.kind === "sent") return <SentMessage />;
  // Our own API takes what a browser sends by itself; a captcha and an external service need a script.
  const plainAddress = isOwn(service) && captchaSiteKey === null ? service.endpoint : undefined;
  return (
    <>
      <h2>{texts.formHeading}</h2>
      <p className="contact-no-script without-boot">
        {t(plainAddress === undefined ? "noScript" : "noScriptByMail")} <MailLink />
      </p>
      <ContactForm control={control} plainAddress={plainAddress} privacyNote={texts.privacyNote} />
    </>
  );
}
