/** @jest-environment node */
import { languages } from "../../content/model/text/language";
import { builtHtml } from "../test-support/built-html";
import { testPlans } from "../test-support/membership-plans";
import { Fees } from "./Fees";

const texts = {
  promotionHeading: "Promotions",
  plans: {
    heading: "Plans",
    introduction: "All of them",
    annualFee: "Annual fee",
    applicationFee: "Application fee",
    memberSlots: "Member slots",
    taxNote: "Without tax",
  },
};
const fees = (
  <Fees texts={texts} plans={testPlans} join={{ form: "https://forms.example/" }} location={{ search: "" }} />
);

test.each(languages)("plans and bill as built name no day that depends on the build's, %s", (language) => {
  const [one, other] = ["2026-11-21", "2027-02-03"].map((builtOn) => builtHtml(fees, { language, builtOn }));
  expect(one).toContain("bill-total");
  expect(one).toBe(other);
});
