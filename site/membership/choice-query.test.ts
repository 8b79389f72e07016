/** @jest-environment node */
import {
  choiceFromQuery,
  isJoiningDay,
  queryWithChoice,
  sentAddress,
  standardChoice as standardOf,
  wasSent,
} from "./choice-query";
import { testPlans } from "../test-support/membership-plans";
import type { MembershipChoice } from "../../content/model/membership/membership-fee";

const choice: MembershipChoice = {
  tier: "associate",
  size: "Enterprise",
  years: 3,
  founding60: true,
  joinedOn: "2025-05-15",
};

const standardChoice = standardOf(testPlans);

test("a choice survives the address, beside parameters of others", () => {
  const query = queryWithChoice(testPlans, "?from=mail&tier=student", choice);
  expect(query).toBe("?from=mail&tier=associate&size=Enterprise&years=3&founding60=yes&joined=2025-05-15");
  expect(choiceFromQuery(testPlans, query)).toEqual(choice);
});

test("an address says nothing that does not matter for the plan", () => {
  expect(queryWithChoice(testPlans, "", { ...choice, tier: "student" })).toBe(
    "?tier=student&years=3&joined=2025-05-15",
  );
  expect(queryWithChoice(testPlans, "", { ...choice, founding60: false })).not.toContain("founding60");
});

test.each([
  ["", standardChoice],
  ["?tier=king&size=XL&years=7&founding60=perhaps&joined=yesterday", standardChoice],
  ["?years=2.5&joined=2026-02-30", standardChoice],
  ["?years=&tier=student", { ...standardChoice, tier: "student" }],
  ["?joined=0002-05-15", standardChoice],
])("what an address does not hold, or holds wrongly, is the standard: %s", (search, expected) => {
  expect(choiceFromQuery(testPlans, search)).toEqual(expected);
});

test.each([
  ["2026-11-21", true],
  ["2028-02-29", true],
  ["2026-11-20", false],
  ["2027-02-29", false],
  ["2100-01-01", false],
  ["0202-01-01", false],
  ["", false],
])("on 2026-11-21, %p is a joining day: %p", (day, expected) => {
  expect(isJoiningDay(day, "2026-11-21")).toBe(expected);
});

test("an address for somebody else opens at the bill and says that it was sent, until something is chosen", () => {
  const address = sentAddress(testPlans, "https://a.example/ja/x-membership?from=mail&sent=yes#fee-calculator", choice);
  expect(address).toBe(
    "https://a.example/ja/x-membership?from=mail&tier=associate&size=Enterprise&years=3&founding60=yes&joined=2025-05-15&sent=yes#first-bill",
  );
  const { search } = new URL(address);
  expect(wasSent(search)).toBe(true);
  expect(wasSent(queryWithChoice(testPlans, search, choice))).toBe(false);
});
