import { choiceFromQuery, isJoiningDay, queryWithChoice, standardChoice } from "./choice-query";
import type { MembershipChoice } from "../../content/model/membership/membership-fee";

const choice: MembershipChoice = {
  tier: "associate",
  size: "Enterprise",
  years: 3,
  founding60: true,
  joinedOn: "2025-05-15",
};

test("a choice survives the address, beside parameters of others", () => {
  const query = queryWithChoice("?from=mail&tier=student", choice);
  expect(query).toBe("?from=mail&tier=associate&size=Enterprise&years=3&founding60=yes&joined=2025-05-15");
  expect(choiceFromQuery(query)).toEqual(choice);
});

test("an address says nothing that does not matter for the plan", () => {
  expect(queryWithChoice("", { ...choice, tier: "student" })).toBe("?tier=student&years=3&joined=2025-05-15");
  expect(queryWithChoice("", { ...choice, founding60: false })).not.toContain("founding60");
});

test.each([
  ["", standardChoice],
  ["?tier=king&size=XL&years=7&founding60=perhaps&joined=yesterday", standardChoice],
  ["?years=2.5&joined=2026-02-30", standardChoice],
  ["?years=&tier=student", { ...standardChoice, tier: "student" }],
  ["?joined=0002-05-15", standardChoice],
])("what an address does not hold, or holds wrongly, is the standard: %s", (search, expected) => {
  expect(choiceFromQuery(search)).toEqual(expected);
});

test.each([
  ["2026-11-21", true],
  ["2024-02-29", true],
  ["2026-02-29", false],
  ["0202-01-01", false],
  ["", false],
])("%p is a joining day: %p", (day, expected) => {
  expect(isJoiningDay(day)).toBe(expected);
});
