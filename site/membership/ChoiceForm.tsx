import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { displayDate } from "../../content/model/dates/display-dates";
import { isIsoDate } from "../../content/model/dates/event-dates";
import { offerOf } from "../../content/model/membership/offers";
import { running } from "../../content/model/membership/promotion-status";
import { useFrame } from "../shell/frame";
import { columns } from "../ui/columns";
import { billId, fieldNames, isForFounders, lastJoiningDay, yearChoices } from "./choice-query";
import type { ShownPlans } from "./membership-page-data";
import type { ChoiceState } from "./use-choice";

interface Props {
  readonly shown: ShownPlans;
  /** `YYYY-MM-DD`, the visitor's own day, and the first on which one can join. */
  readonly today: string;
  readonly state: ChoiceState;
  readonly onSubmit: () => void;
}

const dateErrorId = "joined-error";

/** The choice a bill is made for. A plain form: what it sends is what the page reads from its address. */
export function ChoiceForm({ shown: { plans, promotion }, today, state, onSubmit }: Props) {
  const { t } = useTranslation("membership");
  const { language } = useFrame();
  const { input, joinedOnText, change } = state;
  const complete = state.choice !== undefined;
  const outOfReach = joinedOnText < today ? "joinedOnBefore" : "joinedOnAfter";
  // A browser's field takes years of six digits.
  const isBeyond = joinedOnText.length > lastJoiningDay.length;
  const dateError = isBeyond ? "joinedOnAfter" : isIsoDate(joinedOnText) ? outOfReach : "joinedOnMissing";
  const plan = plans.find(({ tier }) => tier === input.tier);
  const isBySize = plan?.variants !== undefined;
  // Where the fee does not depend on it, the question stays, so that nothing jumps.
  const sized = isBySize ? plan : plans.find(({ variants }) => variants !== undefined);
  const founding = plans.some(isForFounders) ? running(promotion, today)?.founding : undefined;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className="choice" action={`#${billId}`} noValidate onSubmit={submit}>
      <fieldset>
        <legend>{t("choice.tier")}</legend>
        <div className="columns choice-options" {...columns(plans.length)}>
          {plans.map(({ tier, name, subtitle }) => (
            <label key={tier}>
              <input
                type="radio"
                name={fieldNames.tier}
                value={tier}
                aria-labelledby={`plan-${tier}`}
                aria-describedby={`plan-${tier}-for`}
                checked={state.isPlanChosen && input.tier === tier}
                onChange={() => change({ tier })}
              />
              <span>
                <span id={`plan-${tier}`}>{name}</span> <small id={`plan-${tier}-for`}>{subtitle}</small>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {sized?.variants && (
        <fieldset disabled={!isBySize}>
          <legend>{t("choice.size")}</legend>
          <div className="columns choice-options" {...columns(sized.variants.length)}>
            {sized.variants.map(({ type, name, employees }) => (
              <label key={type}>
                <input
                  type="radio"
                  name={fieldNames.size}
                  value={type}
                  checked={offerOf(sized, input.size).type === type}
                  onChange={() => change({ size: type })}
                />
                <span>
                  {name} <small>{employees}</small>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {founding && (
        <label className="choice-check">
          <input
            type="checkbox"
            name={fieldNames.founding60}
            value="yes"
            checked={input.founding60}
            disabled={!plan || !isForFounders(plan)}
            onChange={({ target }) => change({ founding60: target.checked })}
          />
          <span>{founding.question}</span>
        </label>
      )}
      <div className="choice-pair">
        <label>
          <span>{t("choice.years")}</span>
          <select
            name={fieldNames.years}
            value={input.years}
            onChange={({ target }) => change({ years: Number(target.value) })}
          >
            {yearChoices(promotion).map((count) => (
              <option key={count} value={count}>
                {t("years", { count })}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{t("choice.joinedOn")}</span>
          <input
            type="date"
            name={fieldNames.joinedOn}
            min={state.isLive ? today : undefined}
            max={lastJoiningDay}
            value={joinedOnText}
            aria-invalid={!complete}
            aria-describedby={dateErrorId}
            onChange={({ target }) => change({ joinedOn: target.value })}
          />
        </label>
        <p id={dateErrorId} className="choice-error">
          {complete ? "" : t(`choice.${dateError}`, { last: displayDate(language, lastJoiningDay) })}
        </p>
      </div>
      <button type="submit" className="button button-secondary">
        {t("choice.submit")}
      </button>
    </form>
  );
}
