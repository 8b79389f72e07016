import { graphql } from "gatsby";
import { Island } from "../islands/Island";
import { PageHead } from "../shell/PageHead";
import type { TemplateProps } from "../shell/page-context";
import { Shell } from "../shell/Shell";
import { PageHeader } from "../ui/PageHeader";
import { ContactCard } from "./ContactCard";
import { ContactNotes } from "./ContactNotes";
import type { ContactCardData, ContactPageData } from "./contact-page-data";
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

/** The form, and what to know before writing. */
export function Contact({ texts, service, captchaSiteKey }: ContactPageData) {
  const card: ContactCardData = {
    texts: { formHeading: texts.formHeading, privacyNote: texts.privacyNote },
    service,
    captchaSiteKey,
  };
  return (
    <>
      <PageHeader heading={texts.heading} introduction={texts.introduction} />
      <div className="wide contact">
        <Island
          name="contact"
          className="contact-card"
          near={{ page: card, words: ["common.opensNewTab", "contact"], query: /[?&]message=/ }}
        >
          <ContactCard {...card} />
        </Island>
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
