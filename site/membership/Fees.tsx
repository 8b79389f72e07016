import { inLanguage } from "../../content/model/pages/in-language";
import { useFrame } from "../shell/frame";
import { useToday } from "../shell/use-today";
import { SectionHeading } from "../ui/SectionHeading";
import { queryWithChoice } from "./choice-query";
import { calculatorId, FeeCalculator } from "./FeeCalculator";
import type { FeesData, Visited } from "./membership-page-data";
import { PlanCard } from "./PlanCard";
import { PromotionBox } from "./PromotionBox";
import { useChoice } from "./use-choice";

/** The plans and what they cost: what of the page React takes over. */
export function Fees({ texts, plans, join, location }: FeesData & Visited) {
  const { language } = useFrame();
  const today = useToday();
  const state = useChoice(plans, location, today);
  const shown = inLanguage(plans, language);
  const { choice, input, isLive, change } = state;
  // Once React answers, this is the address that `change` leaves: what follows is then a jump within the page.
  const calculation = (tier: string): string => {
    const next = { ...input, joinedOn: choice?.joinedOn ?? today, tier };
    return `${isLive ? queryWithChoice(plans, location.search, next) : `?tier=${tier}`}#${calculatorId}`;
  };
  return (
    <>
      <section className="membership-section membership-plans" id="membership-plans">
        <div className="wide">
          <SectionHeading heading={texts.plans.heading} introduction={texts.plans.introduction} />
          {shown.promotion && (
            <PromotionBox heading={texts.promotionHeading} promotion={shown.promotion} today={today} />
          )}
          <div className="plans">
            {shown.plans.map((plan) => (
              <PlanCard
                key={plan.tier}
                plan={plan}
                plans={plans}
                texts={texts.plans}
                today={today}
                calculation={calculation(plan.tier)}
                onCalculate={() => change({ tier: plan.tier, joinedOn: choice?.joinedOn })}
              />
            ))}
          </div>
          <p className="plans-note">{texts.plans.taxNote}</p>
        </div>
      </section>
      <FeeCalculator plans={plans} shown={shown} join={join} today={today} state={state} />
    </>
  );
}
