import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { EntryAnswer } from "../../../content/model/api/collection-answers";
import type { Language } from "../../../content/model/text/language";
import { companyForm, contentApi, peopleForm, plansForm, somePlans } from "../test-support/content-api";
import { errorReply, someEvent } from "../test-support/fake-api";
import { FakeBrowser, stored } from "../test-support/fake-browser";
import { dialogSaying } from "../test-support/render-admin";
import { renderStaffPage } from "../test-support/render-staff-page";
import { ContentApp } from "./ContentApp";

const kopiya: EntryAnswer = {
  _id: "kopiya",
  version: "e".repeat(40),
  id: 4,
  name: "Kopiya",
  name_jp: "コピヤ",
  reading: "こぴや",
  logoImg: "/media/companies/kopiya.png",
  link: "https://www.kopiya.example/",
};
const people: readonly EntryAnswer[] = ["Aoi", "Ben", "Chie"].map((name, index) => ({
  _id: name.toLowerCase(),
  version: String(index).repeat(40),
  serial_no: index + 1,
  name: { en: name, ja: name },
  lists: ["board"],
}));

function openContent(query: string, language: Language = "en", browser = new FakeBrowser()) {
  window.history.replaceState(null, "", `/adminContent${query}`);
  const content = contentApi([
    { form: companyForm, entries: [kopiya] },
    { form: plansForm, entries: [somePlans] },
    { form: peopleForm, entries: people },
  ]);
  content.api.on("GET /api/collections/events", { status: 200, body: [someEvent()] });
  return { ...content, browser, ...renderStaffPage(<ContentApp />, content.api, language, browser) };
}
function openWith(companies: readonly EntryAnswer[], language: Language) {
  window.history.replaceState(null, "", "/adminContent?in=companies");
  const { api } = contentApi([{ form: companyForm, entries: companies }]);
  return renderStaffPage(<ContentApp />, api, language);
}
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const openPlans = async () => {
  const page = openContent("?in=plans&item=plans");
  await screen.findByRole("heading", { name: "Edit Membership plans" });
  return page;
};

test("the overview says nothing of the languages of an empty collection", async () => {
  window.history.replaceState(null, "", "/adminContent");
  const { api } = contentApi([
    { form: companyForm, entries: [] },
    { form: plansForm, entries: [somePlans] },
  ]);
  renderStaffPage(<ContentApp />, api, "en");
  await screen.findByText("Both languages");
  const row = screen.getByRole("link", { name: /^Member companies/ }).closest("li");
  expect(row).toHaveTextContent("0 entries");
  expect(row).not.toHaveTextContent("Both languages");
});

test("the overview leads to every collection, and says how much there is and what needs translation", async () => {
  const { api } = openContent("");
  api.on("GET /api/translations/companies", {
    status: 200,
    body: { items: { kopiya: { name: { state: "missing", language: "ja" } } } },
  });
  const companies = await screen.findByRole("link", { name: /^Member companies/ });
  expect(companies).toHaveAttribute("href", "/adminContent?in=companies");
  expect(screen.getByRole("link", { name: /^Membership plans/ })).toHaveAttribute(
    "href",
    "/adminContent?in=plans&item=plans",
  );
  const row = companies.closest("li");
  expect(row).toHaveTextContent("1 entry");
  expect(row).toHaveTextContent("1 needs translation");
});

describe("a new company", () => {
  test("has a hint beside the field it is about, in both languages", async () => {
    openContent("?in=companies&new");
    await screen.findByRole("heading", { name: "Add member company" });
    for (const language of ["English", "Japanese"])
      expect(screen.getByLabelText(new RegExp(`^Name \\(${language}\\)`))).toHaveAccessibleDescription(
        "As on the sign.",
      );
  });

  test("has a preview as soon as it could be saved, and nobody is asked before", async () => {
    const { api } = openContent("?in=companies&new");
    await screen.findByRole("heading", { name: "Add member company" });
    press("Show preview");
    await screen.findByText("The preview appears as soon as all fields are filled in correctly.");
    type(/^Name \(English\)/, "Orchid");
    const file = new File(["x"], "orchid.png", { type: "image/png" });
    fireEvent.change(screen.getByLabelText("Choose image"), { target: { files: [file] } });
    await screen.findByText(/orchid-1a2b\.png/);
    expect(api.sentTo("POST /api/previewEntry")).toEqual([]);
    type(/^Website/, "www.orchid.example");
    await screen.findByText(/^This changes 2 pages/);
    expect(api.sentTo("POST /api/previewEntry")).toHaveLength(1);
    expect(api.sentTo("POST /api/previewEntry")[0]?.fields).toMatchObject({ _id: "orchid", isNew: true });
  });

  test("has an address proposed from its name until another one is typed, and is added with it", async () => {
    const { api, entriesOf } = openContent("?in=companies&new");
    await screen.findByRole("heading", { name: "Add member company" });
    type(/^Name \(English\)/, "Orchid & Sons");
    expect(screen.getByLabelText(/^Address of its page/)).toHaveValue("orchid-sons");
    expect(screen.getByText(/company\/orchid-sons$/)).toBeInTheDocument();
    type(/^Address of its page/, "orchid");
    type(/^Name \(English\)/, "Orchid");
    expect(screen.getByLabelText(/^Address of its page/)).toHaveValue("orchid");
    const file = new File(["x"], "orchid.png", { type: "image/png" });
    fireEvent.change(screen.getByLabelText("Choose image"), { target: { files: [file] } });
    await screen.findByText(/orchid-1a2b\.png/);
    type(/^Website/, "www.orchid.example");
    press("Add member company");
    await screen.findByText("Added successfully!");
    const [sent] = api.sentTo("POST /api/collections/companies");
    expect(sent?.fields).toEqual({
      _id: "orchid",
      name: "Orchid",
      logoImg: "/media/2026/orchid-1a2b.png",
      link: "www.orchid.example",
    });
    expect(sent?.headers["Idempotency-Key"]).toMatch(/^[0-9a-f-]{36}$/);
    expect(entriesOf("companies").map(({ _id }) => _id)).toEqual(["kopiya", "orchid"]);
  });

  test("gets another address when that is changed: the save says which", async () => {
    const { api } = openContent("?in=companies&item=kopiya");
    expect(await screen.findByLabelText(/^Address of its page/)).toHaveValue("kopiya");
    expect(screen.getByText(/After a change, the old address leads to the new one\.$/)).toBeInTheDocument();
    type(/^Address of its page/, "kopiya-tea");
    press("Save Changes");
    await screen.findByText("Changes saved successfully!");
    expect(api.sentTo("PUT /api/collections/companies/kopiya")[0]?.fields).toMatchObject({ _id: "kopiya-tea" });
  });

  test("what is missing is listed over the form, each with a link to its field", async () => {
    const { api } = openContent("?in=companies&new");
    await screen.findByRole("heading", { name: "Add member company" });
    press("Add member company");
    const summary = await screen.findByRole("alert");
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole("link")
        .map((link) => link.textContent),
    ).toEqual([
      "Name (English) is required",
      "Logo: Choose an image",
      "Website is required",
      "Address of its page is required",
    ]);
    fireEvent.click(within(summary).getByRole("link", { name: /^Website/ }));
    expect(screen.getByLabelText(/^Website/)).toHaveFocus();
    expect(api.sentTo("POST /api/collections/companies")).toEqual([]);
  });

  test("in Japanese, too: what is typed is asked for in other words than what is chosen", async () => {
    openContent("?in=companies&new", "ja");
    await screen.findByRole("heading", { name: /を追加$/ });
    fireEvent.click(document.querySelector("#adm-companies-submit") as Element);
    const summary = await screen.findByRole("alert");
    expect(
      within(summary)
        .getAllByRole("link")
        .map((link) => link.textContent),
    ).toEqual([
      "Name（英語）を入力してください",
      "Logo：画像を選んでください",
      "Websiteを入力してください",
      "ページのアドレスを入力してください",
    ]);
  });

  test("the API's own errors are shown at their fields", async () => {
    const { api } = openContent("?in=companies&item=kopiya");
    await screen.findByRole("heading", { name: "Edit member company" });
    api.on(
      "PUT /api/collections/companies/kopiya",
      errorReply(400, "invalid-input", { fields: { name_jp: "too long", longdesc: "no scripts" } }),
    );
    type(/^Name \(Japanese\)/, "コピ屋");
    press("Save Changes");
    const summary = await screen.findByRole("alert");
    // Trying again would not help.
    expect(summary).toHaveTextContent(/^Some fields need a correction\.Please check these fields:/);
    expect(within(summary).getByRole("link", { name: "Name (Japanese): too long" })).toBeInTheDocument();
    expect(screen.getByLabelText(/^Name \(Japanese\)/)).toHaveAccessibleDescription(/too long/);
    expect(screen.getByLabelText(/^About the company \(English\)/)).toHaveAccessibleDescription(/no scripts/);
  });
});

test("an edit sends only what was changed, and null for what was emptied; the version goes with it", async () => {
  const { api } = openContent("?in=companies&item=kopiya");
  await screen.findByRole("heading", { name: "Edit member company" });
  expect(screen.getByLabelText(/^Address of its page/)).toHaveValue("kopiya");
  type(/^Reading/, "");
  type(/^Name \(Japanese\)/, "コピ屋");
  press("Save Changes");
  await screen.findByText("Changes saved successfully!");
  const [sent] = api.sentTo("PUT /api/collections/companies/kopiya");
  expect(sent?.fields).toEqual({ name_jp: "コピ屋", reading: null });
  expect(sent?.headers["If-Match"]).toBe(`"${kopiya.version}"`);
});

test("a save that is asked for while a picture is stored has the picture", async () => {
  const { api, entriesOf } = openContent("?in=companies&item=kopiya");
  await screen.findByRole("heading", { name: "Edit member company" });
  let answer = (): void => undefined;
  api.on("POST /api/pictures", () => {
    const path = "/media/2026/kopiya-1a2b3c4d.png";
    return new Promise((resolve) => {
      answer = () => resolve({ status: 201, body: { path, width: 1, height: 1 } });
    });
  });
  const file = new File(["x"], "new.png", { type: "image/png" });
  fireEvent.change(screen.getByLabelText("Choose another image"), { target: { files: [file] } });
  await screen.findByText("50% sent");
  press("Save Changes");
  answer();
  await screen.findByText("Changes saved successfully!");
  expect(entriesOf("companies")[0]).toMatchObject({ logoImg: "/media/2026/kopiya-1a2b3c4d.png" });
});

test("a company leaves the directory after a question in those words", async () => {
  const { api, entriesOf } = openContent("?in=companies");
  fireEvent.click(await screen.findByRole("button", { name: "More" }));
  press("Take off the directory");
  const question = await dialogSaying("Are you sure you want to take this company off the directory?");
  fireEvent.click(within(question).getByRole("button", { name: "Take off the directory" }));
  await screen.findByText("Taken off the directory!");
  expect(entriesOf("companies")).toEqual([]);
  api.on("POST /api/restoreItem", { status: 200, body: { item: kopiya, version: kopiya.version, commit: "k" } });
  press("Undo");
  await screen.findByText("Undone: “Kopiya” has been put back.");
  expect(api.sentTo("POST /api/restoreItem")[0]?.fields).toEqual({
    kind: "companies",
    _id: "kopiya",
    restore: kopiya.version,
    version: null,
  });
});

describe("a form with fields of every kind", () => {
  test("shows each with its label and value; no technical name is in sight", async () => {
    await openPlans();
    expect(screen.getByLabelText(/^A quotation is valid for/)).toHaveValue("30");
    expect(screen.getByLabelText("Top of the page")).toHaveDisplayValue("Please choose");
    expect(screen.getByText("Every address has it.")).toBeInTheDocument();
    expect(screen.queryByLabelText("Name in addresses")).not.toHaveAttribute("value");
    expect(screen.getByText("plan 1: Corporate")).toBeInTheDocument();
    expect(screen.getAllByLabelText(/^Annual fee/)[0]).toHaveValue("500000");
    expect(screen.getByText("¥500,000")).toBeInTheDocument();
    // Every plan may have one price.
    expect(screen.getAllByLabelText(/^Price of one size/)).toHaveLength(2);
    expect(screen.getByLabelText("No application fee")).toBeChecked();
    expect(screen.queryByLabelText(/^About \(English\)/)).not.toBeInTheDocument();
    fireEvent.click(screen.getByLabelText("Has this: Profile page"));
    expect(screen.getByLabelText(/^About \(English\)/)).toBeInTheDocument();
    await waitFor(() =>
      expect(
        within(screen.getByLabelText("Event")).getByRole("option", { name: /Networking night/ }),
      ).toBeInTheDocument(),
    );
    const shown = document.querySelector(".adm-form")?.textContent ?? "";
    for (const name of ["quoteValidDays", "waived", "features", "tier", "promotion", "corporate"])
      expect(shown).not.toContain(name);
  });

  test("lists grow to their maximum, items are moved by buttons that keep the focus, and removed down to their minimum", async () => {
    const { api, user } = await openPlans();
    const list = screen.getByRole("group", { name: "Plans" });
    expect(within(list).getByText("2 to 3.")).toBeInTheDocument();
    // At the minimum no plan can be removed; of the first one's two benefits one can.
    expect(within(list).getAllByRole("button", { name: "Remove" })).toHaveLength(2);
    const down = within(list)
      .getAllByRole("button", { name: "Move down" })
      .find((button) => button.getAttribute("aria-describedby") === "adm-plans-plans-0-title");
    if (!down) throw new Error("the first plan has no button");
    down.focus();
    await user.keyboard("{Enter}");
    expect(screen.getByText("plan 1: Student")).toBeInTheDocument();
    expect(screen.getByText("plan 1: Corporate: now number 2 of 2")).toBeInTheDocument();
    expect(document.activeElement).toBe(document.getElementById("adm-plans-plans-0-down"));
    fireEvent.click(within(list).getByRole("button", { name: "Add: plan" }));
    expect(within(list).getByRole("button", { name: "Add: plan" })).toHaveAttribute("aria-disabled", "true");
    fireEvent.click(within(list).getByRole("button", { name: "Remove", description: "plan 3" }));
    press("Save Changes");
    await screen.findByText("Changes saved successfully!");
    expect(api.sentTo("PUT /api/collections/plans/plans")[0]?.fields).toEqual({
      plans: [(somePlans["plans"] as unknown[])[1], (somePlans["plans"] as unknown[])[0]],
    });
  });

  test("an item is moved by drag", async () => {
    await openPlans();
    const [first, second] = ["plan 1: Corporate", "plan 2: Student"].map((title) =>
      screen.getByText(title).closest("li"),
    );
    if (!first || !second) throw new Error("no items");
    const handle = first.querySelectorAll("[draggable]");
    const dataTransfer = { setData: () => undefined, setDragImage: () => undefined, types: [], files: [] };
    fireEvent.dragStart(handle[handle.length - 1] as Element, { dataTransfer });
    fireEvent.dragOver(second, { dataTransfer });
    fireEvent.drop(second, { dataTransfer });
    expect(screen.getByText("plan 1: Student")).toBeInTheDocument();
  });

  test("an error in an item of a list opens its section and takes the focus there", async () => {
    await openPlans();
    const fee = screen.getAllByLabelText(/^Annual fee/)[1] as HTMLInputElement;
    fireEvent.change(fee, { target: { value: "free" } });
    press("Save Changes");
    const summary = await screen.findByRole("alert");
    const link = within(summary).getByRole("link", {
      name: "Plans › plan 2: Student › Annual fee: Enter a whole number without other characters",
    });
    expect(fee.closest("details")).not.toHaveAttribute("open");
    fireEvent.click(link);
    expect(fee).toHaveFocus();
    expect(fee.closest("details")).toHaveAttribute("open");
    fireEvent.change(fee, { target: { value: "6000" } });
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  test("the save says which pages it changes; while a field is wrong the last good preview stays", async () => {
    const { api } = await openPlans();
    type(/^A quotation is valid for/, "31");
    await screen.findByText("This changes 2 pages: Membership (English, Japanese)");
    expect(screen.queryByTitle(/^Preview: /)).not.toBeInTheDocument();
    press("Show preview");
    expect(await screen.findByTitle("Preview: Membership, English, Desktop")).toHaveAttribute(
      "sandbox",
      "allow-same-origin allow-scripts",
    );
    api.on("POST /api/previewEntry", errorReply(400, "invalid-input", { fields: { quoteValidDays: "No." } }));
    type(/^A quotation is valid for/, "x");
    await screen.findByText("The preview shows the last complete state: message of invalid-input");
    expect(screen.getByTitle("Preview: Membership, English, Desktop")).toBeInTheDocument();
    expect(api.sentTo("POST /api/previewEntry").at(-1)?.fields).toMatchObject({
      collection: "plans",
      _id: "plans",
      fields: { quoteValidDays: "x" },
    });
  });
});

test("two people edit the same plans: other plans come together, the same fee asks for a choice", async () => {
  const { api } = await openPlans();
  const plans = somePlans["plans"] as readonly Record<string, unknown>[];
  const current = {
    ...somePlans,
    version: "b".repeat(40),
    plans: [
      { ...plans[0], fee: 550000 },
      { ...plans[1], price: 20000 },
    ],
  };
  api.on(`GET /api/history/plans/plans`, { status: 200, body: { revisions: [], older: 0 } });
  const put = "PUT /api/collections/plans/plans";
  api.on(put, ({ headers, fields }) =>
    headers["If-Match"] === `"${current.version}"`
      ? {
          status: 200,
          body: { item: { ...current, ...fields, version: "c".repeat(40) }, version: "c".repeat(40), commit: "c" },
        }
      : errorReply(409, "stale-version", { current }),
  );
  fireEvent.change(screen.getAllByLabelText(/^Annual fee/)[0] as Element, { target: { value: "450000" } });
  press("Save Changes");
  const dialog = await dialogSaying("Somebody saved a newer version");
  const choice = within(dialog).getByRole("group", { name: "Plans › plan 1: Corporate › Annual fee" });
  expect(choice).toHaveTextContent("¥450,000");
  expect(choice).toHaveTextContent("¥550,000");
  expect(within(dialog).getAllByRole("group", { name: /plan/ })).toHaveLength(1);
  expect(dialog).toHaveTextContent("Theirs: Plans › plan 2: Student › Price of one size");
  fireEvent.click(within(dialog).getByRole("button", { name: "Save this choice" }));
  await screen.findByText(/Changes saved successfully!/);
  expect(api.sentTo(put)[1]?.fields).toEqual({
    plans: [
      { ...plans[0], fee: 450000 },
      { ...plans[1], price: 20000 },
    ],
  });
});

test("unsaved text in a list comes back after the page was closed", async () => {
  const { browser, unmount } = await openPlans();
  fireEvent.change(screen.getAllByLabelText(/^Annual fee/)[0] as Element, { target: { value: "450001" } });
  await stored("450001");
  unmount();
  openContent("?in=plans", "en", browser);
  fireEvent.click(await screen.findByRole("button", { name: "Continue" }));
  await screen.findByRole("heading", { name: "Edit Membership plans" });
  expect(screen.getAllByLabelText(/^Annual fee/)[0]).toHaveValue("450001");
});

test("people are put in another order by buttons, saved as one, and put back", async () => {
  const { api, entriesOf, user } = openContent("?in=people");
  fireEvent.click(await screen.findByRole("button", { name: "Change the order" }));
  const section = screen.getByRole("region", { name: "Order on the website" });
  expect(within(section).getAllByRole("listitem")[0]).toHaveTextContent(/^Aoi.*Board/);
  within(section).getByRole("button", { name: "Move up", description: "Chie" }).focus();
  await user.keyboard("{Enter}{Enter}{Enter}");
  expect(screen.getByText("Chie: now number 1 of 3")).toBeInTheDocument();
  fireEvent.click(within(section).getByRole("button", { name: "Save the order" }));
  await screen.findByText("The order has been saved!");
  expect(api.sentTo("POST /api/collections/people/order").map(({ fields }) => fields["ids"])).toEqual([
    ["chie", "aoi", "ben"],
  ]);
  press("Undo");
  await screen.findByText("Undone: “People” is as it was before.");
  expect(entriesOf("people").map(({ _id }) => _id)).toEqual(["aoi", "ben", "chie"]);
});

test("a list that arrives pushes nothing away: what is below it comes with it", async () => {
  const { api } = openContent("?in=people");
  const waiting: (() => void)[] = [];
  api.on("GET /api/collections/people", async () => {
    await new Promise<void>((answer) => waiting.push(answer));
    return { status: 200, body: people };
  });
  await screen.findByRole("heading", { name: "People" });
  expect(screen.queryByRole("heading", { name: "Uploaded images and PDFs" })).not.toBeInTheDocument();
  await waitFor(() => expect(waiting).toHaveLength(1));
  waiting[0]?.();
  expect(await screen.findByRole("heading", { name: "Uploaded images and PDFs" })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Change the order" })).toBeInTheDocument();
});

test("companies are in the order of the directory: by their reading in Japanese", async () => {
  const company = (_id: string, name: string, reading?: string): EntryAnswer => ({
    ...kopiya,
    _id,
    name,
    name_jp: name,
    ...(reading === undefined ? { reading: undefined } : { reading }),
  });
  const entries = [company("akiya", "Akiya", "わか"), company("brightz", "Brightz", "あき"), company("minim", "かな")];
  for (const [language, titles] of [
    ["en", ["Akiya", "Brightz", "かな"]],
    ["ja", ["Brightz", "かな", "Akiya"]],
  ] as const) {
    const { unmount } = openWith(entries, language);
    await screen.findByRole("heading", { name: "Akiya" });
    expect(screen.getAllByRole("article").map((article) => within(article).getByRole("heading").textContent)).toEqual(
      titles,
    );
    unmount();
  }
});

test("an entry that is called like a property of every object is shown and edited as any other", async () => {
  openWith([{ ...kopiya, _id: "constructor", name: "Constructor" }, kopiya], "en");
  const card = await screen.findByRole("article", { name: "Constructor" });
  expect(card).not.toHaveAttribute("aria-busy", "true");
  fireEvent.click(within(card).getByRole("button", { name: /^Edit/ }));
  expect(await screen.findByDisplayValue("Constructor")).toBeInTheDocument();
});

test("an address with an entry keeps the room of its form, so that nothing is pushed away", async () => {
  const { api } = openContent("?in=plans&item=plans");
  let answer = () => {};
  api.on("GET /api/collections/plans", async () => {
    await new Promise<void>((go) => (answer = go));
    return { status: 200, body: [somePlans] };
  });
  await waitFor(() => expect(document.querySelector(".adm-form-place")).toBeInTheDocument());
  await waitFor(() => expect(api.sentTo("GET /api/collections/plans")).toHaveLength(1));
  answer();
  await screen.findByRole("heading", { name: "Edit Membership plans" });
  expect(document.querySelector(".adm-form-place")).not.toBeInTheDocument();
});

test("a long text of one line is shown whole, and stays one line", async () => {
  openContent("?in=companies&new");
  const about = await screen.findByLabelText(/^Trade \(English\)/);
  expect(about.tagName).toBe("TEXTAREA");
  expect(screen.getByLabelText(/^Name \(English\)/).tagName).toBe("INPUT");
  fireEvent.change(about, { target: { value: "Lanterns\n  of paper" } });
  expect(about).toHaveValue("Lanterns of paper");
});

test("an entry that may be left out is called so, and is not asked for", async () => {
  await openPlans();
  expect(screen.getByLabelText("Event")).toHaveDisplayValue("None");
});

test("the whole page speaks Japanese, its labels come from the API", async () => {
  openContent("?in=companies", "ja");
  expect(await screen.findByRole("button", { name: /を追加$/ })).toBeInTheDocument();
  fireEvent.click(await screen.findByRole("button", { name: "詳細・操作" }));
  expect(screen.getByRole("button", { name: "名簿から外す" })).toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "名簿から外した会員企業" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: /コンテンツ一覧/ })).toBeInTheDocument();
});
