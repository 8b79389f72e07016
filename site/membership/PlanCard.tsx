import { useTranslation } from "react-i18next";
import type { MembershipPlans } from "../../content/model/collections/membership-plan";
import { Link } from "../ui/Link";
import type { MembershipPageData, ShownPlan } from "./membership-page-data";
import { useFrame } from "../shell/frame";
import { yen } from "../../content/model/text/yen";
import { membershipBill, type MembershipChoice } from "../../content/model/membership/membership-fee";
import { offersOf } from "../../content/model/membership/offers";

interface Props {
  readonly plan: ShownPlan;
  readonly plans: MembershipPlans;
  readonly texts: MembershipPageData["texts"]["plans"];
  /** `YYYY-MM-DD`, the visitor's own day. */
  readonly today: string;
  /** Address of the calculator with this plan chosen. */
  readonly calculation: string;
  readonly onCalculate: () => void;
}

/** A membership plan with its fees; a plan by size has one for each. */
export function PlanCard({ plan, plans, texts, today, calculation, onCalculate }: Props) {
  const { t } = useTranslation("membership");
  const { tier } = plan;
  return (
    <article className="plan" data-tier={tier}>
      <h3>{plan.name}</h3>
      <p className="plan-subtitle">{plan.subtitle}</p>
      <div className="plan-offers">
        {offersOf(plan).map((offer) => (
          <div key={offer.type} className="plan-offer">
            {"name" in offer && (
              <>
                <h4>{offer.name}</h4>
                <p className="plan-criterion">{offer.employees}</p>
              </>
            )}
            <dl>
              <dt>{texts.annualFee}</dt>
              <dd className="plan-price">
                <FeeAmount fee={feesOn(plans, { tier, size: offer.type }, today).annual} /> <small>{plan.period}</small>
              </dd>
              <dt>{texts.memberSlots}</dt>
              <dd>
                <span>{offer.memberSlots}</span>
                {t("slotUnit", { count: offer.memberSlots })}
              </dd>
            </dl>
          </div>
        ))}
      </div>
      <dl className="plan-once">
        <dt>{texts.applicationFee}</dt>
        <dd>
          <FeeAmount fee={feesOn(plans, { tier, size: "" }, today).application} />
        </dd>
      </dl>
      {plan.features.length > 0 && (
        <ul className="marked-list">
          {plan.features.map((feature, index) => (
            <li key={index}>{feature}</li>
          ))}
        </ul>
      )}
      <p className="plan-more">
        <Link to={calculation} onClick={onCalculate}>
          {t("calculate")}
          <span className="visually-hidden">: {plan.name}</span>
        </Link>
      </p>
    </article>
  );
}

/** A fee; while a promotion lowers it, the regular one is struck through before it. */
function FeeAmount({ fee: { now, regular } }: { readonly fee: Fee }) {
  const { t } = useTranslation("membership");
  const { language } = useFrame();
  return (
    <>
      {now !== regular && (
        <>
          <span className="visually-hidden">{t("fee.regular")} </span>
          <s>{yen(language, regular)}</s> <span className="visually-hidden">{t("fee.promotion")} </span>
        </>
      )}
      <b>{yen(language, now)}</b>
    </>
  );
}

/** A fee today, and what it is without the promotion (the same when there is none). */
interface Fee {
  readonly now: number;
  readonly regular: number;
}

/** The fees of one year of a plan on a day, in yen without tax; the full ones once the promotion is over. */
function feesOn(
  plans: MembershipPlans,
  { tier, size }: Pick<MembershipChoice, "tier" | "size">,
  today: string,
): { readonly annual: Fee; readonly application: Fee } {
  const bill = membershipBill(plans, { tier, size, years: 1, founding60: false, joinedOn: today }, today);
  return {
    annual: { now: bill.annualFee - bill.discount, regular: bill.annualFee },
    application: { now: bill.applicationFeeWaived ? 0 : bill.applicationFee, regular: bill.applicationFee },
  };
}
