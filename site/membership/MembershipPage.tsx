import { graphql } from "gatsby";
import { dayAfter } from "../../content/model/dates/event-status";
import { inLanguage } from "../../content/model/pages/in-language";
import { Island } from "../islands/Island";
import { useFrame } from "../shell/frame";
import type { TemplateProps } from "../shell/page-context";
import { Shell } from "../shell/Shell";
import { CallToAction } from "../ui/CallToAction";
import { PageHeader } from "../ui/PageHeader";
import { SectionHeading } from "../ui/SectionHeading";
import { Fees } from "./Fees";
import { choiceInQuery } from "./choice-query";
import { calculatorId } from "./FeeCalculator";
import type { FeesData, MembershipPageData, Visited } from "./membership-page-data";
import { WholeDates } from "../ui/WholeDates";
import { columns } from "../ui/columns";
import "../ui/call-to-action.css";
import "./membership.css";

type Props = TemplateProps<MembershipPageData>;

/** The membership page (R4.2). */
export default function MembershipPage({ pageContext: { page }, location }: Props) {
  return (
    <Shell>
      <Membership {...page} location={location} />
    </Shell>
  );
}

/** Why to join, the plans, what they cost, and the terms. */
export function Membership({ texts, plans, join, contactForm, location }: MembershipPageData & Visited) {
  const { language, contact } = useFrame();
  const shown = inLanguage(plans, language);
  const fees: FeesData = {
    texts: { plans: texts.plans, promotionHeading: texts.promotionHeading },
    plans,
    join,
  };
  return (
    <>
      <PageHeader drawing="members" heading={texts.heading} introduction={texts.introduction} />
      <WhyJoin texts={texts.whyJoin} />
      {plans.plans.length > 0 && (
        <Island
          name="membership"
          turns={plans.promotion && dayAfter(plans.promotion.endsOn)}
          near={{ page: fees, words: ["common.opensNewTab", "membership"], query: choiceInQuery }}
          nearId={calculatorId}
        >
          <Fees {...fees} location={location} />
        </Island>
      )}
      {shown.importantTerms.length > 0 && (
        <section className="membership-section">
          <div className="wide important-terms">
            <SectionHeading heading={texts.importantTermsHeading} />
            <ul>
              {shown.importantTerms.map((term, index) => (
                <li key={index}>
                  <WholeDates text={term} />
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
      <CallToAction {...texts.contact} href={contactForm ?? contact} />
    </>
  );
}

/** Why to join; the navigation leads here by its anchor. */
function WhyJoin({ texts }: { readonly texts: MembershipPageData["texts"]["whyJoin"] }) {
  return (
    <section className="membership-section" id="chamber-membership">
      <div className="wide why-join">
        <SectionHeading heading={texts.heading} introduction={texts.introduction} />
        {texts.reasons.length > 0 && (
          <ul className="columns" {...columns(texts.reasons.length)}>
            {texts.reasons.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

export { Head } from "../shell/template";

export const query = graphql`
  query MembershipWords($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "membership"] } }) {
      ...Words
    }
  }
`;
