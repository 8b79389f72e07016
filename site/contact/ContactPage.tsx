import { graphql } from "gatsby";
import { Island } from "../islands/Island";
import { inShell } from "../shell/template";
import { PageHeader } from "../ui/PageHeader";
import { ContactCard } from "./ContactCard";
import type { ContactCardData, ContactPageData } from "./contact-page-data";
import { useTranslation } from "react-i18next";
import { MailLink } from "./MailLink";
import { storedKey } from "./stored-form";
import "./contact.css";

/** The contact page (R5.1). */
export default inShell(Contact);

/** The form, and what to know before writing. */
export function Contact({ texts, service, captchaSiteKey }: ContactPageData) {
  const card: ContactCardData = {
    texts: { formHeading: texts.formHeading, privacyNote: texts.privacyNote },
    service,
    captchaSiteKey,
  };
  return (
    <>
      <PageHeader drawing="rings" heading={texts.heading} introduction={texts.introduction} />
      <div className="wide contact">
        <Island
          name="contact"
          className="contact-card"
          near={{ page: card, words: ["common.opensNewTab", "contact"], query: /[?&]message=/, stored: storedKey }}
        >
          <ContactCard {...card} />
        </Island>
        <ContactNotes notes={texts.notes} />
      </div>
    </>
  );
}

/** What to know before writing, and the address for those who would rather use their own mail program. */
function ContactNotes({ notes }: { readonly notes: ContactPageData["texts"]["notes"] }) {
  const { t } = useTranslation("contact");
  return (
    <aside className="contact-notes" aria-label={t("notes")}>
      {notes.map(({ title, text }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
      <section>
        <h2>{t("byMail")}</h2>
        <p>
          <MailLink />
        </p>
      </section>
    </aside>
  );
}

export { Head } from "../shell/template";

export const query = graphql`
  query ContactWords($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "contact"] } }) {
      ...Words
    }
  }
`;
