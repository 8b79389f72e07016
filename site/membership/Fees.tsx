import { inLanguage } from "../../content/model/pages/in-language";
import { useFrame } from "../shell/frame";
import { useToday } from "../shell/use-today";
import { SectionHeading } from "../ui/SectionHeading";
import { FeeCalculator } from "./FeeCalculator";
import type { FeesData, Visited } from "./membership-page-data";
import { PlanCard } from "./PlanCard";
import { PromotionBox } from "./PromotionBox";

/** The plans and what they cost: what of the page React takes over. */
export function Fees({ texts, plans, joinForm, location }: FeesData & Visited) {
  const { language } = useFrame();
  const today = useToday();
  const shown = inLanguage(plans, language);
  return (
    <>
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
      <FeeCalculator plans={plans} shown={shown} joinForm={joinForm} today={today} location={location} />
    </>
  );
}
