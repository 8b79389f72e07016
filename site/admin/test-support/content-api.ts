import type { CollectionForm, EntryAnswer, PreviewAnswer } from "../../../content/model/api/collection-answers";
import type { FieldForm } from "../../../content/model/collections/field-form";
import type { CollectionName } from "../../../content/model/collections/collection-names";
import { errorReply, FakeApi } from "./fake-api";

const text = (name: string, label: string, more: object = {}): FieldForm => ({
  name,
  label,
  required: true,
  input: "line",
  ...more,
});

/** A form of companies with texts beside each other. */
export const companyForm: CollectionForm = {
  name: "companies",
  label: "Member companies",
  entry: "member company",
  growing: true,
  titleFields: ["name"],
  pictureField: "logoImg",
  ofMembers: true,
  fields: [
    text("name", "Name", { languages: "beside", max: 20, hint: "As on the sign." }),
    text("description", "Trade", { languages: "beside", max: 300, required: false }),
    text("reading", "Reading in kana", { required: false, hint: "Japanese lists are sorted by it." }),
    { name: "logoImg", label: "Logo", required: true, input: "picture" },
    { name: "link", label: "Website", required: true, input: "link" },
    text("longdesc", "About the company", { input: "markdown", languages: "beside", required: false }),
  ],
};

/** The form of redirects. */
export const redirectsForm: CollectionForm = {
  name: "redirects",
  label: "Redirects",
  entry: "redirects",
  growing: false,
  titleFields: [],
  entries: { redirects: "Redirects" },
  fields: [
    {
      name: "entries",
      label: "Addresses that moved",
      required: false,
      input: "list",
      itemLabel: "redirect",
      min: 0,
      item: {
        name: "",
        label: "redirect",
        required: true,
        input: "group",
        fields: [text("from", "Old address"), text("to", "Leads to")],
      },
    },
  ],
};

/** A form of one file with a field of every kind. */
export const plansForm: CollectionForm = {
  name: "plans",
  label: "Membership plans",
  entry: "membership plans",
  growing: false,
  titleFields: [],
  entries: { plans: "Membership plans" },
  fields: [
    { name: "quoteValidDays", label: "A quotation is valid for", required: true, input: "number", unit: "days" },
    { name: "updated", label: "Last changed on", required: false, input: "date" },
    { name: "email", label: "Email", required: false, input: "email" },
    {
      name: "hero",
      label: "Top of the page",
      required: false,
      input: "choice",
      several: false,
      options: [
        { value: "panels", label: "three panels" },
        { value: "carousel", label: "a carousel" },
      ],
    },
    { name: "event", label: "Event", required: false, input: "entry", of: "events" },
    { name: "product", label: "Name in addresses", required: true, input: "fixed", reason: "Every address has it." },
    {
      name: "plans",
      label: "Plans",
      required: true,
      input: "list",
      itemLabel: "plan",
      min: 2,
      max: 3,
      item: {
        name: "",
        label: "plan",
        required: true,
        input: "group",
        fields: [
          text("name", "Name", { languages: "within" }),
          { name: "fee", label: "Annual fee", required: true, input: "number", unit: "yen" },
          {
            name: "price",
            label: "Price of one size",
            required: false,
            input: "number",
            unit: "yen",
          },
          {
            name: "features",
            label: "Benefits",
            required: true,
            input: "list",
            itemLabel: "benefit",
            min: 1,
            item: text("", "benefit", { languages: "within" }),
          },
        ],
      },
    },
    {
      name: "promotion",
      label: "Promotion",
      required: true,
      input: "group",
      fields: [
        text("title", "Title", { languages: "within" }),
        { name: "waived", label: "No application fee", required: true, input: "check" },
      ],
    },
    {
      name: "profile",
      label: "Profile page",
      required: false,
      input: "group",
      fields: [text("about", "About", { input: "lines", languages: "within" })],
    },
  ],
};

/** The plans of `plansForm`, with a key that the form does not have. */
export const somePlans: EntryAnswer = {
  _id: "plans",
  version: "a".repeat(40),
  quoteValidDays: 30,
  product: "demo",
  plans: [
    {
      tier: "corporate",
      name: { en: "Corporate", ja: "法人会員" },
      fee: 500000,
      features: [
        { en: "Vote", ja: "議決権" },
        { en: "Logo", ja: "ロゴ" },
      ],
    },
    {
      tier: "student",
      name: { en: "Student", ja: "学生会員" },
      fee: 5000,
      price: 25000,
      features: [{ en: "Mentors", ja: "メンター" }],
    },
  ],
  promotion: { title: { en: "Opening", ja: "開設記念" }, waived: true },
};

/** A form of people, who have an order. */
export const peopleForm: CollectionForm = {
  name: "people",
  label: "People",
  entry: "person",
  growing: true,
  orderedBy: "order",
  titleFields: ["name"],
  fields: [
    text("name", "Name", { languages: "within" }),
    {
      name: "lists",
      label: "Lists",
      required: true,
      input: "choice",
      several: true,
      options: [
        { value: "board", label: "Board" },
        { value: "founding", label: "Founding members" },
      ],
    },
  ],
};

/** A page that changes in both languages. */
export const somePreview: PreviewAnswer = {
  pages: [
    { path: "/demo-membership", language: "en", title: "Membership" },
    { path: "/ja/demo-membership", language: "ja", title: "会員制度" },
  ],
  total: 2,
  page: "/demo-membership",
  html: "<!doctype html><html lang='en'><body><h1>Membership</h1></body></html>",
};

/** A fake network that holds the entries of collections and does what the API does with them. */
export function contentApi(
  held: readonly { readonly form: CollectionForm; readonly entries: readonly EntryAnswer[] }[],
  api = new FakeApi(),
) {
  let writes = 0;
  const stores = new Map<CollectionName, EntryAnswer[]>();
  api.on("GET /api/collections", () => ({
    status: 200,
    body: held.map(({ form: { name, growing } }) => ({
      name,
      kind: growing ? "list" : "single",
      count: stores.get(name)?.length ?? 0,
    })),
  }));
  api.on("POST /api/pictures", {
    status: 201,
    body: { path: "/media/2026/orchid-1a2b.png", width: 640, height: 360 },
  });
  api.on("POST /api/previewEntry", { status: 200, body: somePreview });
  for (const { form, entries } of held) {
    const { name } = form;
    const store = [...entries];
    stores.set(name, store);
    const saved = (item: EntryAnswer) => ({ item, version: item.version, commit: `c${String(writes)}` });
    const version = () => String((writes += 1)).padStart(40, "0");
    const change = ({ _id, version: _, translationChecked: _checked, ...fields }: Readonly<Record<string, unknown>>) =>
      Object.entries(fields).filter(([, value]) => value !== null);
    api.on(`GET /api/collectionForms/${name}`, { status: 200, body: form });
    api.on(`GET /api/collections/${name}`, () => ({ status: 200, body: store }));
    api.on(`GET /api/translations/${name}`, { status: 200, body: { items: {} } });
    api.on(`GET /api/deleted/${name}`, { status: 200, body: { items: [] } });
    api.on(`POST /api/collections/${name}`, ({ fields }) => {
      const item = {
        _id: typeof fields["_id"] === "string" ? fields["_id"] : "new",
        version: version(),
        ...Object.fromEntries(change(fields)),
      };
      store.push(item);
      addEntryCalls(item._id);
      return { status: 201, body: saved(item) };
    });
    api.on(`POST /api/collections/${name}/order`, ({ fields }) => {
      const ids = fields["ids"] as readonly string[];
      store.sort((a, b) => ids.indexOf(a._id) - ids.indexOf(b._id));
      return { status: 200, body: { commit: version() } };
    });
    const addEntryCalls = (id: string) => {
      const find = () => store.findIndex(({ _id }) => _id === id);
      api.on(`GET /api/history/${name}/${id}`, { status: 304 });
      api.on(`PUT /api/collections/${name}/${id}`, ({ fields, headers }) => {
        const current = store[find()];
        if (!current) return errorReply(404, "not-found");
        if (headers["If-Match"] !== `"${current.version}"`) return errorReply(409, "stale-version", { current });
        const item = { ...current, ...Object.fromEntries(change(fields)), version: version() };
        store.splice(find(), 1, item);
        return { status: 200, body: saved(item) };
      });
      api.on(`DELETE /api/collections/${name}/${id}`, () => {
        store.splice(find(), 1);
        return { status: 200, body: { _id: id, version: version(), commit: "c" } };
      });
    };
    for (const { _id } of entries) addEntryCalls(_id);
  }
  return { api, entriesOf: (name: CollectionName): readonly EntryAnswer[] => stores.get(name) ?? [] };
}
