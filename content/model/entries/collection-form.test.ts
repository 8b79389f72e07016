import type { FieldForm } from "../collections/field-form";
import { collectionForm } from "./collection-form";
import { allCollections, collections } from "../collections/collections";

const everyField = (fields: readonly FieldForm[]): readonly FieldForm[] =>
  fields.flatMap((field) => [
    field,
    ...(field.input === "group" ? everyField(field.fields) : []),
    ...(field.input === "list" ? everyField([field.item]) : []),
  ]);
const topFields = ({ fields }: ReturnType<typeof collectionForm>): readonly FieldForm[] =>
  Array.isArray(fields) ? (fields as readonly FieldForm[]) : Object.values(fields).flat();

test.each(allCollections.map(({ name }) => name))("every field of %s has a label in both languages", (name) => {
  const [english, japanese] = (["en", "ja"] as const).map((language) =>
    everyField(topFields(collectionForm(collections[name], language))),
  );
  expect(english?.length).toBeGreaterThan(0);
  expect(english?.filter(({ label }) => label === "")).toEqual([]);
  expect(japanese?.filter(({ label }) => label === "")).toEqual([]);
  // A label in kana and kanji, but for names like "Instagram" and "SNS".
  const foreign = japanese?.filter(({ label }) => /^[\x20-\x7e]+$/.test(label)).map(({ label }) => label);
  expect(foreign?.filter((label) => !["SNS", "Instagram", "LinkedIn", "YouTube"].includes(label))).toEqual([]);
  expect(english?.map(({ name: field, input }) => [field, input])).toEqual(
    japanese?.map(({ name: field, input }) => [field, input]),
  );
});

test("a company: texts beside each other in two languages, a logo, a website; its number is nobody's choice", () => {
  const form = collectionForm(collections.companies, "en");
  expect(form).toMatchObject({
    label: "Member companies",
    growing: true,
    titleFields: ["name"],
    pictureField: "logoImg",
  });
  expect(topFields(form)).toEqual([
    { name: "name", label: "Name", required: true, input: "line", max: 120, languages: "beside", properName: true },
    expect.objectContaining({ name: "reading", required: false, input: "line", max: 120 }),
    expect.objectContaining({ name: "description", required: true, input: "line", max: 300, languages: "beside" }),
    expect.objectContaining({ name: "address", required: false, languages: "beside" }),
    expect.objectContaining({ name: "location", required: true, languages: "beside" }),
    expect.objectContaining({ name: "membership", required: false }),
    expect.objectContaining({ name: "logoImg", label: "Logo", required: false, input: "picture" }),
    { name: "link", label: "Website", required: false, input: "link" },
    { name: "longdesc", label: "About the company", required: false, input: "markdown", languages: "beside" },
    expect.objectContaining({ name: "machine", label: "Machine translation", required: false, input: "machine" }),
    expect.objectContaining({ name: "draft", label: "Draft", required: false, input: "check" }),
    expect.objectContaining({ name: "publishAt", label: "Public from", required: false, input: "moment" }),
    expect.objectContaining({ name: "unpublishAt", label: "Public until", required: false, input: "moment" }),
  ]);
});

test("plans: up to eight, each with up to six sizes or one fee, figures with units", () => {
  const [plans, promotion] = topFields(collectionForm(collections.plans, "ja"));
  expect(plans).toMatchObject({ name: "plans", input: "list", itemLabel: "プラン", min: 0, max: 8 });
  const item = plans?.input === "list" && plans.item.input === "group" ? plans.item.fields : [];
  const named = Object.fromEntries(item.map((field) => [field.name, field]));
  expect(Object.keys(named)).toEqual([
    "name",
    "tier",
    "subtitle",
    "applicationFee",
    "period",
    "features",
    "variants",
    "price",
    "memberSlots",
    "promotionPercent",
    "foundingFreeYears",
  ]);
  expect(named["variants"]).toMatchObject({ input: "list", required: false, min: 0, max: 6 });
  expect(named["price"]).toMatchObject({ input: "number", required: false, unit: "yen" });
  expect(promotion).toMatchObject({ name: "promotion", input: "group", required: false });
});

test("a page has the fields of its own kind; what would break addresses is shown with its reason", () => {
  const pages = collectionForm(collections.pages, "en");
  expect(pages.growing).toBe(false);
  expect(pages.entries?.["home"]).toBe("Home");
  expect(Object.keys(pages.entries ?? {})).not.toContain("admin-events");
  const home = (pages.fields as Readonly<Record<string, readonly FieldForm[]>>)["home"] ?? [];
  const gallery = home.find(({ name }) => name === "gallery");
  const events = gallery?.input === "group" ? gallery.fields.find(({ name }) => name === "events") : undefined;
  expect(events).toMatchObject({ input: "list", min: 0, max: 200, item: { input: "group" } });
  expect(home.some(({ name }) => name === "id")).toBe(false);
  const [product] = topFields(collectionForm(collections.site, "en"));
  expect(product).toMatchObject({ name: "product", input: "fixed", reason: expect.stringContaining("maintainer") });
});

test("an event: sections in the order of the form, days, a time, an upload with its description, limits between fields", () => {
  const form = collectionForm(collections.events, "en");
  expect(form).toMatchObject({ bodyField: "description", pictureField: "image" });
  expect(form.sections?.map(({ label, folded }) => [label, folded])).toEqual([
    ["Title and date", false],
    ["Place", false],
    ["Price, capacity and registration", true],
    ["Texts", false],
    ["Link and button", false],
    ["Image", false],
  ]);
  const fields = topFields(form);
  expect(fields.map(({ name }) => name)).toEqual([
    ...[
      "title",
      "date",
      "time",
      "venue",
      "address",
      "onlineLink",
      "priceMembers",
      "priceGuests",
      "capacity",
      "spokenLanguage",
      "registerBy",
    ],
    ...["description", "machine", "link", "buttonText", "contactEmail", "afterLink", "image"],
    ...["draft", "publishAt", "unpublishAt"],
  ]);
  const named = Object.fromEntries(fields.map((field) => [field.name, field]));
  expect(named["date"]).toEqual({ name: "date", label: "Date", required: true, input: "days", section: "when" });
  expect(named["time"]).toMatchObject({ required: false, input: "time" });
  expect(named["priceMembers"]).toMatchObject({ input: "number", wrong: expect.stringContaining("yen") });
  expect(named["priceMembers"]).not.toHaveProperty("min");
  expect(named["capacity"]).toMatchObject({ input: "number", min: 1 });
  expect(named["registerBy"]).toMatchObject({ input: "date", notAfter: "date" });
  expect(named["buttonText"]).toMatchObject({ needs: "link", proposed: { en: "Learn more!" }, languages: "beside" });
  expect(named["image"]).toMatchObject({ input: "upload", alt: { name: "imageAlt", languages: "beside" } });
});

test("news have categories as labels; what only maintainers write is named beside the form", () => {
  const form = collectionForm(collections.news, "ja");
  expect(form.otherFields).toEqual({ author: "執筆者", fullArticleLink: "全文へのリンク", serial_no: "番号" });
  expect(topFields(form).map(({ name, input }) => [name, input])).toContainEqual(["category", "labels"]);
});
