import { isIsoDate } from "../../content/model/dates/event-dates";
import type { MembershipChoice } from "../../content/model/membership/membership-fee";

/** What the form holds; `joinedOn` is the text of its field, undefined for today. */
export type ChoiceInput = Omit<MembershipChoice, "joinedOn"> & { readonly joinedOn: string | undefined };

/** Names of the form's fields, and so of the parameters in the address. */
export const fieldNames = {
  tier: "tier",
  size: "size",
  years: "years",
  founding60: "founding60",
  joinedOn: "joined",
} as const;

/** Matches the query of an address that says anything about the choice. */
export const choiceInQuery = new RegExp(`[?&](?:${Object.values(fieldNames).join("|")})=`);

/** Anchor of the bill. */
export const billId = "first-bill";

export const tiers = ["corporate", "associate", "individual", "student"] as const;
export const sizes = ["Enterprise", "SMB"] as const;
/** Years that can be paid at sign-up; there are discounts for 3 and 5 (R4.3). */
export const yearChoices = [1, 2, 3, 4, 5] as const;
/** The last joining day that makes sense; while a year is being typed it is 2 or 20. */
export const lastJoiningDay = "2099-12-31";
const firstDay = "2000-01-01";
/** Parameter of an address that was copied to be sent to others. */
const sentName = "sent";

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

/** True for a joining day that a bill can be made for: today, `YYYY-MM-DD`, or later. */
export function isJoiningDay(value: string, today: string): boolean {
  return isIsoDate(value) && value >= today && value <= lastJoiningDay;
}

/** True for the query of an address that `sentAddress` has made. */
export function wasSent(search: string): boolean {
  return new URLSearchParams(search).has(sentName);
}

/** The choice that an address holds, with a joining day that may be over; whatever it does not hold, or holds wrongly, is the standard. */
export function choiceFromQuery(search: string): ChoiceInput {
  const query = new URLSearchParams(search);
  const joinedOn = query.get(fieldNames.joinedOn) ?? "";
  const years = Number(query.get(fieldNames.years));
  return {
    tier: tiers.find((tier) => tier === query.get(fieldNames.tier)) ?? standardChoice.tier,
    size: sizes.find((size) => size === query.get(fieldNames.size)) ?? standardChoice.size,
    years: yearChoices.find((choice) => choice === years) ?? standardChoice.years,
    founding60: query.get(fieldNames.founding60) === "yes",
    joinedOn: isJoiningDay(joinedOn, firstDay) ? joinedOn : undefined,
  };
}

/** The query of an address with this choice in it; other parameters stay. */
export function queryWithChoice(search: string, { tier, size, years, founding60, joinedOn }: MembershipChoice): string {
  const query = new URLSearchParams(search);
  for (const name of [...Object.values(fieldNames), sentName]) query.delete(name);
  query.set(fieldNames.tier, tier);
  if (isCompany(tier)) query.set(fieldNames.size, size);
  query.set(fieldNames.years, String(years));
  if (isCompany(tier) && founding60) query.set(fieldNames.founding60, "yes");
  query.set(fieldNames.joinedOn, joinedOn);
  return `?${query.toString()}`;
}

/** The address of a choice to send to others: it opens at the bill, and the page says that it was sent. */
export function sentAddress(address: string, choice: MembershipChoice): string {
  const url = new URL(address);
  url.search = `${queryWithChoice(url.search, choice)}&${sentName}=yes`;
  url.hash = billId;
  return url.href;
}
