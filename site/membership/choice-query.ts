import { isIsoDate } from "../../content/model/dates/event-dates";
import type { MembershipChoice } from "../../content/model/membership/membership-fee";

/** What the form holds; `joinedOn` is what stands in its field, undefined for today. */
export type ChoiceInput = Omit<MembershipChoice, "joinedOn"> & { readonly joinedOn: string | undefined };

/** Names of the form's fields, and so of the parameters in the address. */
export const fieldNames = {
  tier: "tier",
  size: "size",
  years: "years",
  founding60: "founding60",
  joinedOn: "joined",
} as const;

export const tiers = ["corporate", "associate", "individual", "student"] as const;
export const sizes = ["Enterprise", "SMB"] as const;
/** Years that can be paid at sign-up; there are discounts for 3 and 5 (R4.3). */
export const yearChoices = [1, 2, 3, 4, 5] as const;
/** Joining days that make sense; while a year is being typed it is 2 or 20. */
export const firstJoiningDay = "2000-01-01";
export const lastJoiningDay = "2099-12-31";

/** What is shown before anything is chosen, and without JavaScript. */
export const standardChoice: ChoiceInput = {
  tier: "corporate",
  size: "SMB",
  years: 1,
  founding60: false,
  joinedOn: undefined,
};

/** True for companies, whose fee depends on their size and who may be among the Founding 60. */
export function isCompany(tier: MembershipChoice["tier"]): boolean {
  return tier === "corporate" || tier === "associate";
}

/** True for a joining day that a bill can be made for. */
export function isJoiningDay(value: string): boolean {
  return isIsoDate(value) && value >= firstJoiningDay && value <= lastJoiningDay;
}

/** The choice that an address holds; whatever it does not hold, or holds wrongly, is the standard. */
export function choiceFromQuery(search: string): ChoiceInput {
  const query = new URLSearchParams(search);
  const joinedOn = query.get(fieldNames.joinedOn) ?? "";
  const years = Number(query.get(fieldNames.years));
  return {
    tier: tiers.find((tier) => tier === query.get(fieldNames.tier)) ?? standardChoice.tier,
    size: sizes.find((size) => size === query.get(fieldNames.size)) ?? standardChoice.size,
    years: yearChoices.find((choice) => choice === years) ?? standardChoice.years,
    founding60: query.get(fieldNames.founding60) === "yes",
    joinedOn: isJoiningDay(joinedOn) ? joinedOn : undefined,
  };
}

/** The query of an address with this choice in it; other parameters stay. */
export function queryWithChoice(search: string, { tier, size, years, founding60, joinedOn }: MembershipChoice): string {
  const query = new URLSearchParams(search);
  for (const name of Object.values(fieldNames)) query.delete(name);
  query.set(fieldNames.tier, tier);
  if (isCompany(tier)) query.set(fieldNames.size, size);
  query.set(fieldNames.years, String(years));
  if (isCompany(tier) && founding60) query.set(fieldNames.founding60, "yes");
  query.set(fieldNames.joinedOn, joinedOn);
  return `?${query.toString()}`;
}
