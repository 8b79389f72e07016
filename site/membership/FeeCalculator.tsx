import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { displayDate } from "../../content/model/dates/display-dates";
import type { MembershipPlans } from "../../content/model/collections/membership-plan";
import { useFrame } from "../shell/frame";
import { SectionHeading } from "../ui/SectionHeading";
import { WholeDates } from "../ui/WholeDates";
import { useApplication } from "./application";
import { Bill } from "./Bill";
import { BillActions } from "./BillActions";
import { BillBar } from "./BillBar";
import { billId, sentAddress } from "./choice-query";
import { ChoiceForm } from "./ChoiceForm";
import type { JoinData, ShownPlans } from "./membership-page-data";
import { planNames } from "./plan-names";
import { QuoteHead } from "./QuoteHead";
import type { ChoiceState } from "./use-choice";

/** Anchor of the calculator, to which the plan cards lead. */
export const calculatorId = "fee-calculator";

interface Props {
  readonly plans: MembershipPlans;
  readonly shown: ShownPlans;
  readonly join: JoinData;
  /** `YYYY-MM-DD`, the visitor's own day. */
  readonly today: string;
  readonly state: ChoiceState;
}

/** Works out the first bill of a membership; the address holds what was chosen. */
export function FeeCalculator({ plans, shown, join, today, state }: Props) {
  const { t } = useTranslation("membership");
  const { language } = useFrame();
  const { choice, passedOn, isLive, isChosen, change } = state;
  const application = useApplication(join, shown);
  const bill = useRef<HTMLDivElement>(null);
  const [prints, setPrints] = useState(0);
  // After the rendering that makes the bill a quotation.
  useEffect(() => {
    if (prints > 0) window.print();
  }, [prints]);
  const print = (): void => {
    // What is printed is a choice from now on, so that its address leads back to it.
    change({ tier: state.input.tier });
    setPrints(prints + 1);
  };
  return (
    <section className="membership-section calculator" id={calculatorId}>
      <div className="wide">
        <SectionHeading heading={t("calculator.heading")} introduction={t("calculator.introduction")} />
        <p className="calculator-note without-boot">
          {t("calculator.noScript")} <a href="#membership-plans">{t("calculator.allFees")}</a>
        </p>
        <div className="calculator-grid">
          <div className="choice-column">
            <ChoiceForm shown={shown} today={today} state={state} onSubmit={() => bill.current?.focus()} />
            {choice && isChosen && <BillBar plans={plans} choice={choice} today={today} />}
          </div>
          <div className="bill" id={billId} ref={bill} tabIndex={-1} role="group" aria-labelledby={`${billId}-heading`}>
            {choice && isChosen && <QuoteHead plans={plans} join={join} choice={choice} today={today} />}
            <h3 id={`${billId}-heading`}>{t("bill.heading")}</h3>
            {choice && !state.isPlanChosen && <p className="bill-notice bill-example">{t("bill.example")}</p>}
            {state.isSent && <p className="bill-notice">{t("bill.sent")}</p>}
            {passedOn !== undefined && (
              <p className="bill-notice">
                <WholeDates text={t("bill.passed", { date: displayDate(language, passedOn) })} />
              </p>
            )}
            {choice ? (
              <>
                <Bill plans={plans} shown={shown} choice={choice} today={today} isLive={isLive} />
                <BillActions
                  bill={JSON.stringify(choice)}
                  href={application(isLive ? choice : undefined)}
                  sentAddress={() => sentAddress(plans, window.location.href, choice)}
                  names={planNames(shown, choice)}
                  onPrint={print}
                />
              </>
            ) : (
              <p>{t("choice.joinedOnMissing")}</p>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
