import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fc } from "../../content/model/test-support/seeded-fast-check";
import type { Language } from "../../content/model/text/language";
import { membershipTexts, testPlans } from "../test-support/membership-plans";
import { navigate } from "../shell/navigate";
import type { FixedPage } from "../routes";
import { renderPage } from "../test-support/render-page";
import type { JoinData } from "./membership-page-data";
import { Membership } from "./MembershipPage";

const contactForm = "https://forms.example/ask";
const joinForm: JoinData = {
  form: "https://forms.example/join?from=site",
  query: "entry.1={plan}&entry.2={size}&entry.3={years}&entry.4={date}",
  postalAddress: "1 Quay Street, Tokyo",
};

interface Visit {
  readonly on?: string;
  readonly search?: string;
  readonly language?: Language;
  readonly join?: JoinData;
  readonly pages?: readonly FixedPage[];
}
const contactPage: readonly FixedPage[] = ["home", "contact"];
function visit({ on = "2026-11-21", search = "", language = "en", join = joinForm, pages = contactPage }: Visit = {}) {
  jest.setSystemTime(new Date(`${on}T09:00:00`));
  window.history.replaceState({}, "", `/demo-membership${search}#fee-calculator`);
  renderPage(
    <Membership
      texts={membershipTexts}
      plans={testPlans}
      join={join}
      contactForm={contactForm}
      location={window.location}
    />,
    {
      language,
      path: "/demo-membership",
      builtOn: "2026-11-21",
      pages,
    },
  );
}
const card = (name: string): HTMLElement => {
  const article = screen.getByRole("heading", { name, level: 3 }).closest("article");
  if (!article) throw new Error(`No card ${name}`);
  return article;
};
const passed = /The start date in this link/;
const bill = () => within(screen.getByRole("group", { name: "First payment" }));
const billRows = (): string[] =>
  bill()
    .getAllByRole("row")
    .map(({ textContent }) => textContent);
const total = (): string => bill().getAllByRole("status")[0]?.textContent ?? "";

beforeEach(() =>
  jest.useFakeTimers({ doNotFake: ["setTimeout", "setInterval", "queueMicrotask", "setImmediate", "nextTick"] }),
);
afterEach(() => jest.useRealTimers());

test("the page has the anchors that the navigation leads to", () => {
  visit();
  expect(document.getElementById("chamber-membership")).toHaveTextContent("Why join?");
  expect(document.getElementById("membership-plans")).toHaveTextContent("Four of them");
});

test("four plans with fees, slots, application fees and features; company plans in both sizes", () => {
  visit();
  expect(screen.getAllByRole("article")).toHaveLength(4);
  const corporate = within(card("Corporate"));
  expect(corporate.getByText("¥500,000")).toBeInTheDocument();
  expect(corporate.getByText("¥100,000")).toBeInTheDocument();
  expect(corporate.getByText("50 or more")).toBeInTheDocument();
  expect(corporate.getByText("20")).toBeInTheDocument();
  expect(corporate.getByText("¥15,000")).toBeInTheDocument();
  expect(corporate.getByText("Directory entry")).toBeInTheDocument();
  expect(within(card("Student")).getByText("¥25,000")).toBeInTheDocument();
  expect(within(card("Student")).getByText("¥5,000")).toBeInTheDocument();
});

test("after its last day the promotion says that it has ended, and fees are the full ones", () => {
  visit({ on: "2026-01-01" });
  const box = within(screen.getByRole("region", { name: /Promotions/ }));
  expect(box.getByText("Ended")).toBeInTheDocument();
  expect(box.getByText(/has ended/)).toBeInTheDocument();
  expect(box.queryByText("20% off annual fees")).not.toBeInTheDocument();
  expect(within(card("Individual")).getByText("¥50,000")).toBeInTheDocument();
  expect(within(card("Individual")).queryByText("¥40,000")).not.toBeInTheDocument();
});

test("on its last day, asked in the visitor's browser, the promotion is on and lowers the fees", () => {
  visit({ on: "2025-12-31" });
  expect(screen.getByText("20% off annual fees")).toBeInTheDocument();
  const individual = within(card("Individual"));
  expect(individual.getByText("¥40,000")).toBeInTheDocument();
  expect(individual.getByText("¥50,000").tagName).toBe("S");
  expect(within(card("Student")).getAllByText("¥0")).toHaveLength(2);
});

test("the contact button opens the external form in a new tab", () => {
  visit();
  const button = screen.getByRole("link", { name: /Ask about membership/ });
  expect(button).toHaveAttribute("href", contactForm);
  expect(button).toHaveAttribute("target", "_blank");
});

test("the calculator begins with the standard case on the visitor's day", () => {
  visit();
  expect(billRows()).toEqual([
    "Annual fee¥100,000",
    "Application fee, once¥15,000",
    "Subtotal (excl. tax)¥115,000",
    "Consumption tax 10%¥11,500",
  ]);
  expect(total()).toBe("Total due ¥126,500Membership until Fri, Dec 31, 2027");
});

test("an address that was shared shows its bill: Founding 60, three years, signed up in the promotion", () => {
  visit({ on: "2025-05-15", search: "?tier=corporate&size=Enterprise&years=3&founding60=yes&joined=2025-05-15" });
  expect(billRows()).toEqual([
    "Annual fee, 3 years of ¥500,000¥1,500,000",
    "Founding 60: 1 year free−¥500,000",
    "Discount of 30%−¥300,000",
    "Application fee, once¥15,000",
    "Application fee waived−¥15,000",
    "Subtotal (excl. tax)¥700,000",
    "Consumption tax 10%¥70,000",
  ]);
  expect(total()).toContain("¥770,000");
  expect(bill().getByText(/Jun 30, 2028/)).toHaveAttribute("datetime", "2028-06-30");
  expect(bill().getByText("Promotion until the end of 2025")).toBeInTheDocument();
});

test("an address whose joining day is over says so, and shows what joining today costs", () => {
  visit({ search: "?tier=corporate&size=SMB&years=3&joined=2025-06-01" });
  expect(billRows()).toEqual([
    "Annual fee, 3 years of ¥100,000¥300,000",
    "Application fee, once¥15,000",
    "Subtotal (excl. tax)¥315,000",
    "Consumption tax 10%¥31,500",
  ]);
  expect(total()).toBe("Total due ¥346,500Membership until Mon, Dec 31, 2029");
  const chosen = bill()
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
  expect(chosen).toContain("signing up on Sat, Nov 21, 2026");
  expect(chosen).toContain("starting on Sat, Nov 21, 2026");
  expect(screen.getByLabelText("Start date")).toHaveValue("2026-11-21");
  expect(bill().getByText(passed)).toHaveTextContent("The start date in this link, Sun, Jun 1, 2025, has passed.");
  expect(bill().getByText(/The promotion has ended/)).toBeInTheDocument();
});

test("signing up in the promotion for a later joining day has its discounts; the address has them until its end only", () => {
  const search = "?tier=corporate&size=SMB&years=3&joined=2026-04-01";
  visit({ on: "2025-12-31", search });
  expect(total()).toBe("Total due ¥231,000Membership until Sat, Jun 30, 2029");
  expect(bill().queryByText(passed)).not.toBeInTheDocument();
  cleanup();
  visit({ on: "2026-01-01", search });
  expect(total()).toBe("Total due ¥346,500Membership until Sat, Jun 30, 2029");
});

test("a page that is left open over the promotion's last midnight ends the discounts", () => {
  jest.useFakeTimers();
  visit({ on: "2025-12-31", search: "?tier=individual" });
  expect(total()).toContain("¥44,000");
  act(() => jest.advanceTimersByTime(15 * 3600_000 + 60_000));
  expect(total()).toContain("¥71,500");
  expect(billRows().filter((row) => row.startsWith("Discount"))).toEqual([]);
});

const value = (known: readonly string[]) => fc.option(fc.oneof(fc.constantFrom(...known), fc.string()));
const addresses = fc
  .record({
    tier: value(["corporate", "associate", "individual", "student"]),
    size: value(["Enterprise", "SMB"]),
    years: value(["1", "2", "3", "4", "5", "-1", "1e9"]),
    founding60: value(["yes", "true"]),
    joined: value(["2000-01-01", "2025-01-01", "2025-06-01", "2025-12-31", "2026-01-01", "2027-05-31", "2099-12-31"]),
    today: value(["2025-06-01"]),
  })
  .map((given) => {
    const query = new URLSearchParams();
    for (const [name, text] of Object.entries(given)) if (text !== null) query.set(name, text);
    return `?${query.toString()}`;
  });
const changes = fc.record({
  tier: fc.constantFrom("Corporate", "Associate", "Individual", "Student"),
  years: fc.constantFrom("1", "2", "3", "4", "5"),
  joined: fc.constantFrom("2000-01-01", "2025-06-01", "2025-12-31", "2026-01-01", "2099-12-31"),
});

test("no address and no choice made on the page grants a discount after the promotion's end", () => {
  const regular = (): void => {
    expect(billRows().filter((row) => /Discount|free|waived/.test(row))).toEqual([]);
    expect(bill().getByText(/The promotion has ended/)).toBeInTheDocument();
  };
  fc.assert(
    fc.property(addresses, fc.constantFrom("2026-01-01", "2026-11-21", "2031-06-30"), changes, (search, on, change) => {
      cleanup();
      visit({ on, search });
      regular();
      fireEvent.click(screen.getByRole("radio", { name: change.tier }));
      fireEvent.change(screen.getByRole("combobox", { name: /Years/ }), { target: { value: change.years } });
      fireEvent.change(screen.getByLabelText("Start date"), { target: { value: change.joined } });
      if (change.joined < on) expect(bill().queryByRole("table")).not.toBeInTheDocument();
      else regular();
      const left = window.location.search;
      cleanup();
      visit({ on, search: left });
      regular();
    }),
    { numRuns: 25 },
  );
});

test("joining on May 15, 2025 ends on June 30, 2026", () => {
  visit({ on: "2025-05-01", search: "?joined=2025-05-15" });
  expect(bill().getByText(/Jun 30, 2026/)).toBeInTheDocument();
});

test("choosing changes the bill and the address, and keeps the hash", async () => {
  visit({ search: "?from=mail" });
  await userEvent.click(screen.getByRole("radio", { name: "Associate" }));
  await userEvent.click(screen.getByRole("radio", { name: /Enterprise/ }));
  await userEvent.selectOptions(screen.getByRole("combobox", { name: /Years/ }), "5");
  expect(total()).toContain("¥2,766,500");
  expect(window.location.search).toBe("?from=mail&tier=associate&size=Enterprise&years=5&joined=2026-11-21");
  expect(window.location.hash).toBe("#fee-calculator");
});

test("no plan is chosen until one is pressed or the address names one: the bill says that it is an example", async () => {
  visit();
  const chosen = () =>
    screen.queryAllByRole("radio", { checked: true }).map((radio) => (radio as HTMLInputElement).value);
  const example = /An example, for the first plan/;
  expect(chosen()).toEqual(["SMB"]);
  expect(bill().getByText(example)).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole("combobox", { name: /Years/ }), "3");
  expect(chosen()).toEqual(["SMB"]);
  expect(window.location.search).toBe("?size=SMB&years=3&joined=2026-11-21");
  await userEvent.click(screen.getByRole("radio", { name: "Corporate" }));
  expect(chosen()).toEqual(["corporate", "SMB"]);
  expect(bill().queryByText(example)).not.toBeInTheDocument();
  expect(window.location.search).toBe("?tier=corporate&size=SMB&years=3&joined=2026-11-21");
  cleanup();
  visit({ search: "?tier=associate" });
  expect(chosen()).toEqual(["associate", "SMB"]);
  expect(screen.getByRole("radio", { name: "Associate" })).toHaveAccessibleDescription(/\S/);
});

test("a bill is shared by the device's own sheet, by mail where there is none", async () => {
  const user = userEvent.setup();
  visit({ search: "?tier=student" });
  const url = "http://localhost/demo-membership?tier=student&years=1&joined=2026-11-21&sent=yes#first-bill";
  await user.click(screen.getByRole("button", { name: "Share" }));
  const mail = new URL(jest.mocked(navigate).mock.lastCall?.[0] ?? "");
  expect(mail.protocol).toBe("mailto:");
  expect(Object.fromEntries(mail.searchParams)).toEqual({ subject: "Your first payment, Student", body: url });
  const share = jest.fn(() => Promise.reject(new Error("cancelled")));
  Object.assign(navigator, { share });
  await user.click(screen.getByRole("button", { name: "Share" }));
  expect(share).toHaveBeenCalledWith({ title: "Your first payment, Student", url });
  delete (navigator as { share?: unknown }).share;
});

test("from the first choice on the total stands at the edge of a phone, with the way to the bill", async () => {
  visit();
  const bar = (): HTMLElement | null => screen.queryByRole("link", { name: "Details" });
  expect(bar()).not.toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole("combobox", { name: /Years/ }), "3");
  expect(bar()).toHaveAttribute("href", "#first-bill");
  expect(bar()?.parentElement).toHaveTextContent(/^3 years ¥[\d,]+Details$/);
  expect(total()).toContain(bar()?.parentElement?.querySelector("b")?.textContent);
});

test("size and Founding 60 are for companies only", async () => {
  visit({ on: "2025-05-15", search: "?founding60=yes&joined=2025-05-15" });
  expect(total()).toContain("¥0");
  await userEvent.click(screen.getByRole("radio", { name: "Individual" }));
  expect(screen.getByRole("checkbox", { name: /Founding 60/ })).toBeDisabled();
  expect(screen.getByRole("radio", { name: /Enterprise/ })).toBeDisabled();
  expect(total()).toContain("¥44,000");
  expect(window.location.search).toBe("?tier=individual&years=1&joined=2025-05-15");
});

test("without a joining day there is no bill, and the address keeps the last one that was whole", () => {
  visit({ on: "2025-05-01", search: "?joined=2025-05-15" });
  const field = screen.getByLabelText("Start date");
  fireEvent.change(field, { target: { value: "" } });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription("Enter a start date to see the total.");
  expect(bill().queryByRole("table")).not.toBeInTheDocument();
  expect(bill().queryAllByRole("link")).toEqual([]);
  expect(bill().queryAllByRole("button")).toEqual([]);
  expect(window.location.search).toBe("?joined=2025-05-15");
  fireEvent.change(field, { target: { value: "2026-07-01" } });
  expect(field).toBeValid();
  expect(total()).toContain("Sep 30, 2027");
});

test("the form leads to the bill, and sends what the address holds", async () => {
  visit();
  await userEvent.click(screen.getByRole("button", { name: "See the total" }));
  expect(screen.getByRole("group", { name: "First payment" })).toHaveFocus();
  const form = screen.getByRole("combobox").closest("form");
  if (!form) throw new Error("No form");
  expect(form.method).toBe("get");
  expect([...new FormData(form)]).toEqual([
    ["size", "SMB"],
    ["years", "1"],
    ["joined", "2026-11-21"],
  ]);
});

test("the link to a bill can be copied; where it cannot, the page says what to do", async () => {
  const user = userEvent.setup();
  visit({ search: "?tier=student" });
  await user.click(screen.getByRole("button", { name: "Copy the link" }));
  expect(await screen.findByText("Link copied")).toBeInTheDocument();
  await expect(navigator.clipboard.readText()).resolves.toBe(
    "http://localhost/demo-membership?tier=student&years=1&joined=2026-11-21&sent=yes#first-bill",
  );
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"));
  await user.click(screen.getByRole("button", { name: "Copy the link" }));
  expect(await screen.findByText("Please copy the address from the address bar")).toBeInTheDocument();
});

test("in Japanese amounts, dates and words are Japanese", () => {
  visit({ on: "2026-03-01", language: "ja", search: "?tier=individual&years=1&joined=2026-04-01" });
  expect(within(card("法人会員")).getByText("500,000円")).toBeInTheDocument();
  const group = within(screen.getByRole("group", { name: "初回のお支払い" }));
  expect(group.getByText("71,500円")).toBeInTheDocument();
  expect(group.getByText(/2027年6月30日/)).toBeInTheDocument();
});

test("a line of the bill breaks neither in an amount nor between a number and its unit", () => {
  visit({ on: "2026-03-01", language: "ja", search: "?tier=individual&years=3&joined=2026-04-01" });
  const line = screen.getByRole("rowheader", { name: /^年会費/ });
  expect([...line.querySelectorAll(".whole-date")].map(({ textContent }) => textContent)).toEqual([
    "50,000円",
    "3年分",
  ]);
});

test("the joining day cannot lie before today or after the last that is offered", () => {
  visit({ search: "?joined=2026-12-01" });
  const field = screen.getByLabelText("Start date");
  expect(field).toHaveAttribute("min", "2026-11-21");
  fireEvent.change(field, { target: { value: "2026-11-20" } });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription("The start date cannot be before today.");
  fireEvent.change(field, { target: { value: "2100-01-01" } });
  expect(field).toHaveAccessibleDescription("The start date cannot be after Thu, Dec 31, 2099.");
  expect(bill().queryByRole("table")).not.toBeInTheDocument();
  expect(window.location.search).toBe("?joined=2026-12-01");
});

test("an address that was sent says so, until something is changed; then 'Link copied' goes as well", async () => {
  const user = userEvent.setup();
  visit({ search: "?tier=student&years=1&joined=2026-12-01&sent=yes" });
  expect(bill().getByText(/This calculation was sent to you/)).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Copy the link" }));
  expect(await screen.findByText("Link copied")).toBeInTheDocument();
  await user.selectOptions(screen.getByRole("combobox", { name: /Years/ }), "2");
  expect(screen.queryByText("Link copied")).not.toBeInTheDocument();
  expect(bill().queryByText(/This calculation was sent to you/)).not.toBeInTheDocument();
  expect(window.location.search).toBe("?tier=student&years=2&joined=2026-12-01");
});

test("what is printed is a quotation of the chamber, valid for thirty days, with its address", async () => {
  const print = jest.spyOn(window, "print").mockImplementation(() => {
    const quote = within(
      bill().getByRole("heading", { name: "Quotation (for reference)" }).parentElement as HTMLElement,
    );
    expect(quote.getByText("Sat, Nov 21, 2026")).toBeInTheDocument();
    expect(quote.getByText("Mon, Dec 21, 2026")).toBeInTheDocument();
    expect(quote.getByText("Demo Chamber")).toBeInTheDocument();
    expect(quote.getByText(/1 Quay Street, Tokyo/)).toBeInTheDocument();
    expect(quote.getByRole("link", { name: /demo-membership/ })).toHaveAttribute(
      "href",
      "http://localhost/demo-membership?tier=corporate&size=SMB&years=1&joined=2026-11-21#first-bill",
    );
  });
  visit();
  expect(bill().queryByText("Quotation (for reference)")).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Print" }));
  expect(print).toHaveBeenCalledTimes(1);
});

test("a quotation made in the promotion is valid until its end", () => {
  visit({ on: "2025-12-20", search: "?tier=individual", language: "ja" });
  expect(screen.getByRole("heading", { name: "お見積り（参考）" })).toBeInTheDocument();
  expect(screen.getByText("有効期限").nextSibling).toHaveTextContent("2025年12月31日");
});

test("applying carries plan, size, years and day to the form, as its query asks for", () => {
  visit({ search: "?tier=associate&size=Enterprise&years=3&joined=2026-12-01" });
  const { href } = screen.getByRole<HTMLAnchorElement>("link", { name: /Apply for membership/ });
  const { origin, pathname, searchParams } = new URL(href);
  expect(origin + pathname).toBe("https://forms.example/join");
  expect(Object.fromEntries(searchParams)).toEqual({
    from: "site",
    "entry.1": "Associate",
    "entry.2": "Enterprise",
    "entry.3": "3",
    "entry.4": "2026-12-01",
  });
});

test("without a form, applying leads to the contact form with a message", () => {
  visit({ search: "?tier=individual&years=3&joined=2026-12-01", language: "ja", join: {} });
  const { href } = screen.getByRole<HTMLAnchorElement>("link", { name: "入会を申し込む" });
  const { pathname, searchParams } = new URL(href);
  expect(pathname).toBe("/ja/demo-contact");
  expect(searchParams.get("message")).toBe("入会を申し込みます：個人会員、3年分、2026年12月1日（火）ご入会。");
});

test("without a form and without a contact page, applying is a mail with a message", () => {
  visit({ search: "?tier=individual&years=3&joined=2026-12-01", join: {}, pages: ["home"] });
  const { href } = screen.getByRole<HTMLAnchorElement>("link", { name: /Apply/ });
  expect(href).toMatch(/^mailto:office@demo\.example\?body=/);
  expect(decodeURIComponent(href)).toContain("Individual");
});

test("a plan's card keeps the years and the day that were chosen, without loading the page anew", async () => {
  visit({ search: "?from=mail&tier=corporate&size=Enterprise&years=5&joined=2026-12-15" });
  const link = within(card("Student")).getByRole("link");
  const chosen = "?from=mail&tier=student&years=5&joined=2026-12-15";
  expect(link).toHaveAttribute("href", `${chosen}#fee-calculator`);
  await userEvent.click(link);
  // jsdom would report a navigation to another document as an error.
  expect(window.location.search).toBe(chosen);
  expect(screen.getByRole("radio", { name: "Student" })).toBeChecked();
  expect(screen.getByLabelText("Start date")).toHaveValue("2026-12-15");
});

test("once the promotion is over nobody is asked for Founding 60, and an address that says so hears that it has ended", () => {
  visit({ on: "2025-12-31" });
  expect(screen.getByRole("checkbox", { name: /Founding 60/ })).toBeInTheDocument();
  cleanup();
  visit({ on: "2026-01-01", search: "?founding60=yes" });
  expect(screen.queryByRole("checkbox", { name: /Founding 60/ })).not.toBeInTheDocument();
  expect(bill().getByText(/The free year for Founding 60 companies ended/)).toHaveTextContent("Wed, Dec 31, 2025");
  expect(bill().queryByText("Founding 60")).not.toBeInTheDocument();
});
