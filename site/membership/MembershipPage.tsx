import { graphql } from "gatsby";
import { inLanguage } from "../../content/model/pages/in-language";
import { useFrame } from "../shell/frame";
import { PageHead } from "../shell/PageHead";
import type { TemplateProps } from "../shell/page-context";
import { Shell } from "../shell/Shell";
import { useToday } from "../shell/use-today";
import { CallToAction } from "../ui/CallToAction";
import { PageHeader } from "../ui/PageHeader";
import { SectionHeading } from "../ui/SectionHeading";
import { FeeCalculator } from "./FeeCalculator";
import type { MembershipPageData } from "./membership-page-data";
import { PlanCard } from "./PlanCard";
import { PromotionBox } from "./PromotionBox";
import { WhyJoin } from "./WhyJoin";
import { WholeDates } from "../ui/WholeDates";
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
export function Membership({
  texts,
  plans,
  forms,
  location,
}: MembershipPageData & { readonly location: { readonly search: string } }) {
  const { language } = useFrame();
  const today = useToday();
  const shown = inLanguage(plans, language);
  return (
    <>
      <PageHeader heading={texts.heading} introduction={texts.introduction} />
      <WhyJoin texts={texts.whyJoin} />
      <section className="membership-section membership-plans" id="membership-plans">
        <div className="wide">
          <SectionHeading heading={texts.plans.heading} introduction={texts.plans.introduction} />
          <PromotionBox heading={texts.promotionHeading} promotion={shown.promotion} today={today} />
          <div className="plans">
            {shown.plans.map((plan) => (
              <PlanCard key={plan.tier} plan={plan} plans={plans} texts={texts.plans} today={today} />
            ))}
          </div>
          <p className="plans-note">{texts.plans.taxNote}</p>
        </div>
      </section>
      <FeeCalculator plans={plans} shown={shown} joinForm={forms.join} today={today} location={location} />
      <section className="membership-section">
        <div className="wide important-terms">
          <SectionHeading heading={texts.importantTermsHeading} />
          <ul>
            {shown.importantTerms.map((term) => (
              <li key={term}>
                <WholeDates text={term} />
              </li>
            ))}
          </ul>
        </div>
      </section>
      <CallToAction {...texts.contact} href={forms.membershipContact} />
    </>
  );
}

export const Head = ({ pageContext }: Props) => <PageHead head={pageContext.head} language={pageContext.language} />;

export const query = graphql`
  query MembershipWords($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "membership"] } }) {
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
