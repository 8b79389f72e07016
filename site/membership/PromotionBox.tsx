import { useTranslation } from "react-i18next";
import { isPromotionValid } from "../../content/model/membership/promotion-status";
import type { ShownPlans } from "./membership-page-data";
import { WholeDates } from "../ui/WholeDates";

interface Props {
  readonly heading: string;
  readonly promotion: NonNullable<ShownPlans["promotion"]>;
  /** `YYYY-MM-DD`, the visitor's own day. */
  readonly today: string;
}

/** What the promotion offers, or that it has ended (R4.4). */
export function PromotionBox({ heading, promotion, today }: Props) {
  const { t } = useTranslation("membership");
  const running = isPromotionValid(promotion.endsOn, today);
  return (
    <section className="promotion" data-running={running} aria-labelledby="promotion-heading">
      <h3 id="promotion-heading">
        {heading} <span className="promotion-state">{t(running ? "promotion.running" : "promotion.ended")}</span>
      </h3>
      {running ? (
        <>
          <p>
            <strong>
              <WholeDates text={promotion.title} />
            </strong>
          </p>
          {promotion.lines.length > 0 && (
            <ul className="marked-list">
              {promotion.lines.map((line, index) => (
                <li key={index}>
                  <WholeDates text={line} />
                </li>
              ))}
            </ul>
          )}
        </>
      ) : (
        <p>
          <WholeDates text={promotion.endedText} />
        </p>
      )}
    </section>
  );
}
