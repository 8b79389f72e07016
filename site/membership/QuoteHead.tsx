import { useTranslation } from "react-i18next";
import { displayDate } from "../../content/model/dates/display-dates";
import type { MembershipChoice } from "../../content/model/membership/membership-fee";
import type { MembershipPlans } from "../../content/model/collections/membership-plan";
import { quoteValidUntil } from "../../content/model/membership/quote-validity";
import { useFrame } from "../shell/frame";
import { billId, queryWithChoice } from "./choice-query";
import type { JoinData } from "./membership-page-data";

interface Props {
  readonly plans: MembershipPlans;
  readonly join: JoinData;
  readonly choice: MembershipChoice;
  /** `YYYY-MM-DD`, the visitor's own day. */
  readonly today: string;
}

/** What makes the printed bill a quotation: who made it, when, and until when it is valid. On paper only, in the browser only. */
export function QuoteHead({ plans, join, choice, today }: Props) {
  const { t } = useTranslation("membership");
  const { language, site } = useFrame();
  const { origin, pathname } = window.location;
  const address = `${origin}${pathname}${queryWithChoice(plans, "", choice)}#${billId}`;
  return (
    <div className="quote-head">
      <h2>{t("quote.heading")}</h2>
      <dl>
        <dt>{t("quote.madeOn")}</dt>
        <dd>{displayDate(language, today)}</dd>
        <dt>{t("quote.validUntil")}</dt>
        <dd>{displayDate(language, quoteValidUntil(plans, today))}</dd>
      </dl>
      <address>
        <b>{site.name}</b>
        <br />
        {join.postalAddress ?? site.city}
        <br />
        <a href={`mailto:${site.email}`}>{site.email}</a>
      </address>
      <p>{t(plans.importantTerms.length > 0 ? "quote.note" : "quote.noteWithoutTerms")}</p>
      <p className="quote-address">
        {t("quote.address")} <a href={address}>{address}</a>
      </p>
    </div>
  );
}
