import { useTranslation } from "react-i18next";
import type { ContactField } from "../../content/model/api/contact-form";
import { displayDate } from "../../content/model/dates/display-dates";
import type { MembershipChoice } from "../../content/model/membership/membership-fee";
import { useFrame } from "../shell/frame";
import type { JoinData, ShownPlans } from "./membership-page-data";
import { planNames } from "./plan-names";

/** What the contact form reads from its address (R5.1). */
const messageParameter: ContactField = "message";

/**
 * The address at which one applies for a choice: the join form with the query that `site.yml` has for it, or, without
 * such a form, the contact form or a mail with a message. Without a choice it is the form alone.
 */
export function useApplication({ form, query }: JoinData, shown: ShownPlans): (choice?: MembershipChoice) => string {
  const { t } = useTranslation("membership");
  const { language, contact } = useFrame();
  return (choice) => {
    if (!choice) return form ?? contact;
    const { years, joinedOn } = choice;
    const names = planNames(shown, choice);
    if (form !== undefined) {
      const [plan = "", size = ""] = names;
      return query === undefined ? form : withQuery(form, query, { plan, size, years, date: joinedOn });
    }
    const wishes = [
      ...names,
      t("years", { count: years }),
      t("bill.joined", { date: displayDate(language, joinedOn) }),
    ];
    const message = t("applyMessage", { wishes: wishes.join(t("applySeparator")) });
    if (contact.startsWith("mailto:")) return `${contact}?body=${encodeURIComponent(message)}`;
    return `${contact}?${new URLSearchParams({ [messageParameter]: message }).toString()}`;
  };
}

/** The address with more of a query, in which `{name}` stands for a value. */
function withQuery(address: string, query: string, values: Readonly<Record<string, string | number>>): string {
  const url = new URL(address);
  const filled = query.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ""));
  url.search = [url.search.slice(1), filled].filter((part) => part !== "").join("&");
  return url.href;
}
