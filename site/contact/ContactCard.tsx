import { useTranslation } from "react-i18next";
import { ContactForm } from "./ContactForm";
import type { ContactCardData } from "./contact-page-data";
import { MailLink } from "./MailLink";
import { SentMessage } from "./SentMessage";
import { useContactForm } from "./use-contact-form";

/** The form, or the confirmation once it is sent: what of the page React takes over. */
export function ContactCard({ texts, service, captchaSiteKey }: ContactCardData) {
  const { t } = useTranslation("contact");
  const control = useContactForm({ service, captchaSiteKey });
  if (control.state.kind === "sent") return <SentMessage />;
  return (
    <>
      <h2>{texts.formHeading}</h2>
      <noscript>
        <p className="contact-no-script">
          {t("noScript")} <MailLink />
        </p>
      </noscript>
      <ContactForm control={control} privacyNote={texts.privacyNote} />
    </>
  );
}
