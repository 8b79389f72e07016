import { cleanup, fireEvent, within } from "@testing-library/react";
import { membershipBill } from "../../content/model/membership/membership-fee";
import { offersOf } from "../../content/model/membership/offers";
import { fc } from "../../content/model/test-support/seeded-fast-check";
import { languages } from "../../content/model/text/language";
import { yen } from "../../content/model/text/yen";
import { anyPlans } from "../test-support/any-plans";
import { membershipTexts } from "../test-support/membership-plans";
import { renderPage } from "../test-support/render-page";
import { choiceFromQuery, queryWithChoice, yearChoices } from "./choice-query";
import { Membership } from "./MembershipPage";

const days = fc.constantFrom("2026-11-21", "2027-02-03");
const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];

beforeEach(() =>
  jest.useFakeTimers({ doNotFake: ["setTimeout", "setInterval", "queueMicrotask", "setImmediate", "nextTick"] }),
);
afterEach(() => jest.useRealTimers());

test("with any plans nothing on the page is empty, and each that can be chosen has its bill", () => {
  fc.assert(
    fc.property(anyPlans, fc.constantFrom(...languages), days, (plans, language, today) => {
      cleanup();
      jest.setSystemTime(new Date(`${today}T09:00:00`));
      window.history.replaceState({}, "", "/demo-membership");
      const page = { texts: membershipTexts, plans, join: {}, contactForm: "https://forms.example/ask" };
      renderPage(<Membership {...page} location={{ search: "" }} />, { language, pages: ["home", "membership"] });
      for (const list of all("ul, dl, fieldset, .plans, tbody")) expect(list.childElementCount).toBeGreaterThan(0);
      for (const part of all("section, fieldset, article")) {
        const heading = part.querySelector("h2, h3, legend");
        expect(part.textContent.replace(heading?.textContent ?? "", "").trim()).not.toBe("");
      }
      const isThere = (name: string): boolean => all("h2").some(({ textContent }) => textContent === name);
      expect(isThere(membershipTexts.plans.heading)).toBe(plans.plans.length > 0);
      expect(isThere(membershipTexts.importantTermsHeading)).toBe(plans.importantTerms.length > 0);
      expect(all(".promotion").length).toBe(plans.promotion && plans.plans.length > 0 ? 1 : 0);
      expect(all(".plan").length).toBe(plans.plans.length);
      for (const plan of plans.plans) {
        fireEvent.click(within(all(".choice fieldset")[0] as HTMLElement).getByText(plan.name[language]));
        expect(all("[name=size]:enabled").length).toBe(plan.variants?.length ?? 0);
        for (const { type } of offersOf(plan)) {
          if (type !== "") fireEvent.click(all(`[name=size][value=${type}]`)[0] as HTMLElement);
          const choice = { tier: plan.tier, size: type, years: 1, founding60: false, joinedOn: today };
          expect(all(".bill-sum b").map(({ textContent }) => textContent)).toEqual([
            yen(language, membershipBill(plans, choice, today).total),
          ]);
          const read = { ...choiceFromQuery(plans, window.location.search), joinedOn: today };
          expect(queryWithChoice(plans, "", read)).toBe(queryWithChoice(plans, "", choice));
        }
      }
    }),
    { numRuns: 8 },
  );
});

test("any choice comes back from its address, with the same bill", () => {
  const picks = fc.record({
    plan: fc.nat(),
    size: fc.nat(),
    years: fc.nat(),
    founding60: fc.boolean(),
    joinedOn: fc.constantFrom("2026-12-01", "2030-02-28"),
  });
  fc.assert(
    fc.property(anyPlans, picks, days, (plans, { plan: at, size, years, ...rest }, today) => {
      const plan = plans.plans[at % plans.plans.length];
      fc.pre(plan !== undefined);
      const offers = offersOf(plan);
      const counts = yearChoices(plans.promotion);
      const choice = {
        ...rest,
        tier: plan.tier,
        size: offers[size % offers.length]?.type ?? "",
        years: counts[years % counts.length] ?? 1,
      };
      const query = queryWithChoice(plans, "?from=mail", choice);
      const { joinedOn = today, ...read } = choiceFromQuery(plans, query);
      expect(queryWithChoice(plans, "?from=mail", { ...read, joinedOn })).toBe(query);
      expect(membershipBill(plans, { ...read, joinedOn }, today)).toEqual(membershipBill(plans, choice, today));
    }),
  );
});
