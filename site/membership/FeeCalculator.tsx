import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { MembershipPlans } from "../../content/model/membership/membership-plan";
import { SectionHeading } from "../ui/SectionHeading";
import { Bill } from "./Bill";
import { BillActions } from "./BillActions";
import { ChoiceForm } from "./ChoiceForm";
import type { ShownPlans } from "./membership-page-data";
import { useChoice } from "./use-choice";

/** Anchor of the calculator, to which the plan cards lead. */
export const calculatorId = "fee-calculator";
const billId = "first-bill";

interface Props {
  readonly plans: MembershipPlans;
  readonly shown: ShownPlans;
  readonly joinForm: string;
  /** `YYYY-MM-DD`, the visitor's own day. */
  readonly today: string;
  readonly location: { readonly search: string };
}

/** Works out the first bill of a membership; the address holds what was chosen. */
export function FeeCalculator({ plans, shown, joinForm, today, location }: Props) {
  const { t } = useTranslation("membership");
  const { input, joinedOnText, choice, change } = useChoice(location, today);
  const bill = useRef<HTMLDivElement>(null);
  return (
    <section className="membership-section calculator" id={calculatorId}>
      <div className="wide">
        <SectionHeading heading={t("calculator.heading")} introduction={t("calculator.introduction")} />
        <noscript>
          <p className="calculator-note">{t("calculator.noScript")}</p>
        </noscript>
        <div className="calculator-grid">
          <ChoiceForm
            plans={shown.plans}
            input={input}
            joinedOnText={joinedOnText}
            complete={choice !== undefined}
            onChange={change}
            onSubmit={() => bill.current?.focus()}
            billId={billId}
          />
          <div className="bill" id={billId} ref={bill} tabIndex={-1} role="group" aria-labelledby={`${billId}-heading`}>
            <h3 id={`${billId}-heading`}>{t("bill.heading")}</h3>
            {choice ? (
              <Bill plans={plans} shown={shown} choice={choice} today={today} />
            ) : (
              <p>{t("choice.joinedOnMissing")}</p>
            )}
            <BillActions joinForm={joinForm} />
          </div>
        </div>
      </div>
    </section>
  );
}
