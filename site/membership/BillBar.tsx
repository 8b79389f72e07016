import { useTranslation } from "react-i18next";
import type { MembershipPlans } from "../../content/model/collections/membership-plan";
import { membershipBill, type MembershipChoice } from "../../content/model/membership/membership-fee";
import { yen } from "../../content/model/text/yen";
import { useFrame } from "../shell/frame";
import { billId } from "./choice-query";

interface Props {
  readonly plans: MembershipPlans;
  readonly choice: MembershipChoice;
  /** `YYYY-MM-DD`, the visitor's own day. */
  readonly today: string;
}

/** On a phone, while the bill lies below the screen: the total at its edge, with the way to the bill, which it never covers. */
export function BillBar({ plans, choice, today }: Props) {
  const { t } = useTranslation("membership");
  const { language } = useFrame();
  return (
    <p className="bill-bar">
      <span>
        {t("years", { count: choice.years })} <b>{yen(language, membershipBill(plans, choice, today).total)}</b>
      </span>
      <a href={`#${billId}`}>{t("bill.details")}</a>
    </p>
  );
}
