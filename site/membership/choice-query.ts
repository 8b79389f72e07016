import type { MembershipPlan, MembershipPlans } from "../../content/model/collections/membership-plan";
import { isIsoDate } from "../../content/model/dates/event-dates";
import type { MembershipChoice } from "../../content/model/membership/membership-fee";
import { offerOf } from "../../content/model/membership/offers";

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

type Discounts = Pick<NonNullable<MembershipPlans["promotion"]>, "multiYearDiscounts">;

/** Years that can be paid at sign-up: up to five, and those for which there is a discount (R4.3). */
export function yearChoices(promotion: Discounts | undefined): number[] {
  const discounted = promotion?.multiYearDiscounts.map(({ years }) => years) ?? [];
  return [...new Set([1, 2, 3, 4, 5, ...discounted])].toSorted((a, b) => a - b);
}
/** The last joining day that makes sense; while a year is being typed it is 2 or 20. */
export const lastJoiningDay = "2099-12-31";
const firstDay = "2000-01-01";
/** Parameter of an address that was copied to be sent to others. */
const sentName = "sent";

/** What is shown before anything is chosen, and without JavaScript: the first plan, for the smallest size. */
export function standardChoice({ plans: [plan] }: MembershipPlans): ChoiceInput {
  const size = plan ? offerOf(plan, "").type : "";
  return { tier: plan?.tier ?? "", size, years: 1, founding60: false, joinedOn: undefined };
}

/** True for a plan with free years for founders. */
export const isForFounders = ({ foundingFreeYears = 0 }: Pick<MembershipPlan, "foundingFreeYears">): boolean =>
  foundingFreeYears > 0;

/** True for a joining day that a bill can be made for: today, `YYYY-MM-DD`, or later. */
export function isJoiningDay(value: string, today: string): boolean {
  return isIsoDate(value) && value >= today && value <= lastJoiningDay;
}

/** True for the query of an address that `sentAddress` has made. */
export function wasSent(search: string): boolean {
  return new URLSearchParams(search).has(sentName);
}

/** The choice that an address holds, with a joining day that may be over; whatever it does not hold, or holds wrongly, is the standard. */
export function choiceFromQuery(plans: MembershipPlans, search: string): ChoiceInput {
  const query = new URLSearchParams(search);
  const joinedOn = query.get(fieldNames.joinedOn) ?? "";
  const years = Number(query.get(fieldNames.years));
  const size = query.get(fieldNames.size);
  const sizes = plans.plans.flatMap(({ variants = [] }) => variants.map(({ type }) => type));
  const standard = standardChoice(plans);
  return {
    tier: plans.plans.find(({ tier }) => tier === query.get(fieldNames.tier))?.tier ?? standard.tier,
    size: sizes.find((each) => each === size) ?? standard.size,
    years: yearChoices(plans.promotion).find((choice) => choice === years) ?? standard.years,
    founding60: query.get(fieldNames.founding60) === "yes",
    joinedOn: isJoiningDay(joinedOn, firstDay) ? joinedOn : undefined,
  };
}

/** True for the query of an address that names a plan. */
export function hasPlan({ plans }: MembershipPlans, search: string): boolean {
  const named = new URLSearchParams(search).get(fieldNames.tier);
  return plans.some(({ tier }) => tier === named);
}

/** The query of an address with this choice in it, without its plan where nobody has chosen one; other parameters stay. */
export function queryWithChoice(
  { plans }: MembershipPlans,
  search: string,
  choice: MembershipChoice,
  isPlanChosen = true,
): string {
  const { tier, years, founding60, joinedOn } = choice;
  const query = new URLSearchParams(search);
  for (const name of [...Object.values(fieldNames), sentName]) query.delete(name);
  const plan = plans.find((each) => each.tier === tier);
  const size = plan && offerOf(plan, choice.size).type;
  if (isPlanChosen) query.set(fieldNames.tier, tier);
  if (size) query.set(fieldNames.size, size);
  query.set(fieldNames.years, String(years));
  if (founding60 && plan && isForFounders(plan)) query.set(fieldNames.founding60, "yes");
  query.set(fieldNames.joinedOn, joinedOn);
  return `?${query.toString()}`;
}

/** The address of a choice to send to others: it opens at the bill, and the page says that it was sent. */
export function sentAddress(plans: MembershipPlans, address: string, choice: MembershipChoice): string {
  const url = new URL(address);
  url.search = `${queryWithChoice(plans, url.search, choice)}&${sentName}=yes`;
  url.hash = billId;
  return url.href;
}
