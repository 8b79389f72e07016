import { useTranslation } from "react-i18next";
import { displayDate } from "../../content/model/dates/display-dates";
import { membershipBill, type MembershipChoice } from "../../content/model/membership/membership-fee";
import type { MembershipPlans } from "../../content/model/collections/membership-plan";
import { useFrame } from "../shell/frame";
import { billLines } from "./bill-lines";
import { isForFounders } from "./choice-query";
import type { ShownPlans } from "./membership-page-data";
import { planNames } from "./plan-names";
import { yen } from "../../content/model/text/yen";
import { WholeDates } from "../ui/WholeDates";

interface Props {
  readonly plans: MembershipPlans;
  readonly shown: ShownPlans;
  readonly choice: MembershipChoice;
  /** `YYYY-MM-DD`, the visitor's own day: the day of signing up. */
  readonly today: string;
  /** False in the HTML as it was built, which names no day: that of the build is over when somebody reads it. */
  readonly isLive: boolean;
}

/** The first bill line by line, its total, and until when the membership lasts. */
export function Bill({ plans, shown, choice, today, isLive }: Props) {
  const { t } = useTranslation("membership");
  const { language } = useFrame();
  const bill = membershipBill(plans, choice, today);
  const dates = isLive
    ? [
        t("bill.signedUp", { date: displayDate(language, today) }),
        t("bill.joined", { date: displayDate(language, choice.joinedOn) }),
      ]
    : [t("bill.signedUpToday"), t("bill.joinedToday")];
  const { promotion } = shown;
  const isFounder = choice.founding60 && plans.plans.some((plan) => plan.tier === choice.tier && isForFounders(plan));
  const founding = isFounder ? promotion?.founding : undefined;
  return (
    <>
      <ul className="bill-choice">
        {planNames(shown, choice).map((name, index) => (
          <li key={index}>{name}</li>
        ))}
        {founding && bill.promotion && <li>{founding.name}</li>}
        <li>{t("years", { count: choice.years })}</li>
        {dates.map((text, index) => (
          <li key={index} data-day={isLive ? "known" : "open"}>
            <WholeDates text={text} />
          </li>
        ))}
      </ul>
      <table>
        <caption className="visually-hidden">{t("bill.heading")}</caption>
        <tbody>
          {billLines(bill, choice.years).map(({ key, count, amount }) => (
            <tr key={key} data-line={key}>
              <th scope="row">
                <WholeDates
                  text={t(`bill.${key}`, { count, fee: yen(language, bill.annualFee), name: founding?.name })}
                />
              </th>
              <td>{yen(language, amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <output aria-live="polite" aria-label={t("bill.total")} className="bill-total">
        <span className="bill-sum">
          {t("bill.total")} <b key={bill.total}>{yen(language, bill.total)}</b>
        </span>
        {/* Keeps its place until the day is known. */}
        <span data-day={isLive ? "known" : "open"}>
          {t("bill.endsOn")} {isLive ? <time dateTime={bill.endsOn}>{displayDate(language, bill.endsOn)}</time> : <i />}
        </span>
      </output>
      {founding && !bill.promotion && (
        <p className="bill-note">
          <WholeDates text={founding.endedText} />
        </p>
      )}
      {promotion && (
        <p className="bill-note" data-promotion={bill.promotion}>
          <WholeDates text={bill.promotion ? promotion.title : promotion.endedText} />
        </p>
      )}
    </>
  );
}
