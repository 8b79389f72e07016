import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { PageHead } from "../shell/PageHead";
import type { TemplateProps } from "../shell/page-context";
import { Shell } from "../shell/Shell";
import { PageHeader } from "../ui/PageHeader";
import { ContactForm } from "./ContactForm";
import { ContactNotes } from "./ContactNotes";
import type { ContactPageData } from "./contact-page-data";
import { MailLink } from "./MailLink";
import { SentMessage } from "./SentMessage";
import { useContactForm } from "./use-contact-form";
import "./contact.css";

type Props = TemplateProps<ContactPageData>;

/** The contact page (R5.1). */
export default function ContactPage({ pageContext: { page } }: Props) {
  return (
    <Shell>
      <Contact {...page} />
    </Shell>
  );
}

/** The form, or the confirmation once it is sent, and what to know before writing. */
export function Contact({ texts, service, captchaSiteKey }: ContactPageData) {
  const { t } = useTranslation("contact");
  const control = useContactForm({ service, captchaSiteKey });
  return (
    <>
      <PageHeader heading={texts.heading} introduction={texts.introduction} />
      <div className="wide contact">
        <div className="contact-card">
          {control.state.kind === "sent" ? (
            <SentMessage />
          ) : (
            <>
              <h2>{texts.formHeading}</h2>
              <noscript>
                <p className="contact-no-script">
                  {t("noScript")} <MailLink />
                </p>
              </noscript>
              <ContactForm control={control} privacyNote={texts.privacyNote} />
            </>
          )}
        </div>
        <ContactNotes notes={texts.notes} />
      </div>
    </>
  );
}

export const Head = ({ pageContext }: Props) => <PageHead head={pageContext.head} language={pageContext.language} />;

export const query = graphql`
  query ContactWords($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "contact"] } }) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
  }
`;
