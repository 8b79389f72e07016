import { useEffect, useLayoutEffect, useState } from "react";
import type { MembershipPlans } from "../../content/model/collections/membership-plan";
import type { MembershipChoice } from "../../content/model/membership/membership-fee";
import {
  choiceFromQuery,
  choiceInQuery,
  hasPlan,
  isJoiningDay,
  queryWithChoice,
  standardChoice,
  wasSent,
  type ChoiceInput,
} from "./choice-query";

export interface ChoiceState {
  readonly input: ChoiceInput;
  /** The text in the field of the joining day; none in the HTML as it was built, whose day is over when somebody reads it. */
  readonly joinedOnText: string;
  /** Undefined while no bill can be made because the joining day is none, before today, or after the last. */
  readonly choice: MembershipChoice | undefined;
  /** The joining day of the address, `YYYY-MM-DD`, when it is over: the bill is then made for today. */
  readonly passedOn: string | undefined;
  /** False in the HTML as it was built. */
  readonly isLive: boolean;
  /** False while nobody has chosen a plan: the bill is then an example, for the first one. */
  readonly isPlanChosen: boolean;
  /** False while the page shows the standard case, before any choice. */
  readonly isChosen: boolean;
  /** True while the page shows a choice of a sent address. */
  readonly isSent: boolean;
  readonly change: (changes: Partial<ChoiceInput>) => void;
}

/** React warns of a layout effect wherever HTML is made. */
const useBeforePaint = typeof window === "undefined" ? useEffect : useLayoutEffect;

interface Chosen {
  readonly input: ChoiceInput;
  /** The query it was read from; undefined once something was chosen on the page. */
  readonly search: string | undefined;
  readonly isPlanChosen: boolean;
}

/**
 * The calculator's choice, stored in the address so that it can be shared, printed and returned to. The address has no
 * day of signing up: the bill assumes the day on which it is opened.
 * @param today `YYYY-MM-DD`, the joining day until one is chosen, and the first that can be
 */
export function useChoice(plans: MembershipPlans, location: { readonly search: string }, today: string): ChoiceState {
  const [chosen, setChosen] = useState<Chosen>();
  // The built HTML shows the standard case at every address; the browser reads the address with hydration: a press between the
  // two would be lost.
  useBeforePaint(
    () =>
      setChosen({
        input: choiceFromQuery(plans, location.search),
        search: location.search,
        isPlanChosen: hasPlan(plans, location.search),
      }),
    [plans, location],
  );

  const standard: Chosen = { input: standardChoice(plans), search: "", isPlanChosen: false };
  const { input: held, search, isPlanChosen } = chosen ?? standard;
  const passedOn =
    search !== undefined && held.joinedOn !== undefined && held.joinedOn < today ? held.joinedOn : undefined;
  const input = passedOn === undefined ? held : { ...held, joinedOn: undefined };
  const change = (changes: Partial<ChoiceInput>): void => {
    const next = { ...input, ...changes };
    const nextChosen = { input: next, search: undefined, isPlanChosen: isPlanChosen || changes.tier !== undefined };
    setChosen(nextChosen);
    const choice = completeChoice(next, today);
    if (!choice) return;
    const { pathname, search: before, hash } = window.location;
    const query = queryWithChoice(plans, before, choice, nextChosen.isPlanChosen);
    // Not a navigation: nothing scrolls, and "back" leaves the page as expected.
    window.history.replaceState(window.history.state, "", pathname + query + hash);
  };
  const isLive = chosen !== undefined;
  return {
    input,
    joinedOnText: input.joinedOn ?? (isLive ? today : ""),
    choice: completeChoice(input, today),
    passedOn,
    isLive,
    isPlanChosen,
    isChosen: search === undefined || choiceInQuery.test(search),
    isSent: search !== undefined && wasSent(search),
    change,
  };
}

function completeChoice({ joinedOn, ...rest }: ChoiceInput, today: string): MembershipChoice | undefined {
  const day = joinedOn ?? today;
  return isJoiningDay(day, today) ? { ...rest, joinedOn: day } : undefined;
}
