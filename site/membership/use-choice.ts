import { useEffect, useState } from "react";
import type { MembershipChoice } from "../../content/model/membership/membership-fee";
import { choiceFromQuery, isJoiningDay, queryWithChoice, standardChoice, type ChoiceInput } from "./choice-query";

interface ChoiceState {
  readonly input: ChoiceInput;
  /** What stands in the field of the joining day. */
  readonly joinedOnText: string;
  /** Undefined while no bill can be made because the joining day is not one. */
  readonly choice: MembershipChoice | undefined;
  readonly change: (changes: Partial<ChoiceInput>) => void;
}

/**
 * The calculator's choice, kept in the address so that it can be shared, printed and gone back to. The address has no
 * day of signing up: whoever opens it signs up on their own today.
 * @param today `YYYY-MM-DD`, the joining day until one is chosen
 */
export function useChoice(location: { readonly search: string }, today: string): ChoiceState {
  const [input, setInput] = useState(standardChoice);
  // The built HTML shows the standard case at every address; the browser reads the address after hydration.
  useEffect(() => setInput(choiceFromQuery(location.search)), [location]);

  const change = (changes: Partial<ChoiceInput>): void => {
    const next = { ...input, ...changes };
    setInput(next);
    const choice = completeChoice(next, today);
    if (!choice) return;
    const { pathname, search, hash } = window.location;
    // Not a navigation: nothing scrolls, and "back" leaves the page as expected.
    window.history.replaceState(window.history.state, "", pathname + queryWithChoice(search, choice) + hash);
  };
  return { input, joinedOnText: input.joinedOn ?? today, choice: completeChoice(input, today), change };
}

function completeChoice({ joinedOn, ...rest }: ChoiceInput, today: string): MembershipChoice | undefined {
  const day = joinedOn ?? today;
  return isJoiningDay(day) ? { ...rest, joinedOn: day } : undefined;
}
