import type { CollectionForm, FieldForm } from "../../../../content/model/api/collection-answers";
import type { ItemFolder } from "../../../../content/model/api/history-answers";
import { typedDays } from "../../../../content/model/dates/event-dates";
import type { Language } from "../../../../content/model/text/language";
import { normaliseLink } from "../../../../content/model/text/link";
import { valueAt } from "../../../../content/model/yaml/yaml-data";
import type { DatedItem } from "../../client";
import type { Routes } from "../../../routes";
import { LoadedPart } from "../app/LoadedPart";
import type { ItemKind } from "../form/item-kind";
import type { AltTextRequirement, FormValues, ImageChoice } from "../form/values";
import { ItemContent } from "../list/ItemContent";
import { ItemPreview } from "../preview/ItemPreview";
import type { Previewed, PreviewParts } from "../preview/preview-parts";
import type { DatedKindWords, Words } from "../status/words";
import { checkFields, lacksRequired } from "./check-entry";
import { fieldsOfEntry } from "./collection-fields";
import { entryParts } from "./entry-parts";
import { isUnneeded, type Raw } from "./field-values";

type Own = "calls" | "sections" | "filters" | "Facts";
type Given = "dayOf" | "copyText" | "announcement";

/** What events and news say for themselves, beside the definitions of their fields. */
export interface DatedParts<Item extends DatedItem>
  extends Pick<ItemKind<Item>, Own>, Required<Pick<ItemKind<Item>, Given>> {
  readonly name: ItemFolder;
  readonly words: (words: Words) => DatedKindWords;
  /** The fields that a duplicate leaves empty. */
  readonly once: readonly string[];
  readonly livePath: (item: Item, language: Language, routes: Routes) => string;
  readonly loadPreview: () => Promise<PreviewParts<Item>>;
  /** Texts of buttons are sent empty when there is no link, and not left out (R10.1). */
  readonly sendsUnneeded?: true;
}

/** An event or a news item as the admin lists and edits it. */
interface DatedKind<Item extends DatedItem> extends ItemKind<Item> {
  /** What a save would store, without what is wrong. */
  previewedFields(form: Extract<Previewed<Item>, { kind: "form" }>): Raw;
}

/** The kind of item of a collection that has specified calls of its own: multipart, with the picture in the save (R10.1). */
export function datedKind<Item extends DatedItem>(
  parts: DatedParts<Item>,
  form: CollectionForm,
  words: Words,
): DatedKind<Item> {
  const { loadPreview, once, livePath, name } = parts;
  const kindWords = parts.words(words);
  const { bodyField = "" } = form;
  const fields = fieldsOfEntry(form, "");
  const entry = entryParts<Item>(form, words, (item) => rawOf(item, form, fields), false);
  const errorsOf = (values: FormValues, picture?: AltTextRequirement) =>
    checkFields(fields, values, words, { picture, namesLanguage: false });
  const previewedFields: DatedKind<Item>["previewedFields"] = ({ values, current, picture }) => {
    const errors = errorsOf(values);
    const links = new Set(fields.flatMap(({ input, name }) => (input === "link" ? [name] : [])));
    const sound = Object.entries(entry.fileOf(values, current))
      .filter(([field]) => errors[field] === undefined && errors[`${field}.end`] === undefined)
      .map(([field, value]) => [field, links.has(field) ? normaliseLink(String(value)) : value] as const);
    // A heading without words would be a hole in the page.
    return { title: "…", [bodyField]: "", ...Object.fromEntries<unknown>(sound), image: picture };
  };
  const htmlOf = (item: Item, field: string) => valueAt(item, field) as string | undefined;
  const html = (item: Item) => ({ en: htmlOf(item, bodyField) ?? "", ja: htmlOf(item, `${bodyField}_jp`) });
  return {
    ...entry,
    ...parts,
    previewedFields,
    words: kindWords,
    bodyOf: (values, image) => multipart(sentFields(fields, values, parts.sendsUnneeded), image),
    check: (values, picture) => {
      const errors = errorsOf(values, picture);
      const texts = Object.values(errors);
      if (texts.length === 0) return { kind: "fine" };
      const { endDateRequired } = words.dates;
      const ownAlert = texts.includes(endDateRequired) ? endDateRequired : undefined;
      const isLacking = lacksRequired(fields, values, words);
      return { kind: "wrong", alert: isLacking ? kindWords.required : ownAlert, errors };
    },
    repeated: (values) => ({ ...values, ...Object.fromEntries(once.map((field) => [field, ""])) }),
    livePath: (item, language, routes) =>
      item === undefined ? routes.page(language, name) : livePath(item, language, routes),
    Fields: (props) => (
      <LoadedPart part="EntryFields" props={{ ...props, collection: form, fields, pictureName: name }} />
    ),
    Preview: ({ shown }) => <ItemPreview load={loadPreview} fieldsOf={previewedFields} shown={shown} />,
    Content: (props) => <ItemContent {...props} html={html(props.item)} />,
  };
}

/** What the file of an item holds, of what the API answers: the bodies are Markdown there. */
function rawOf(item: DatedItem, { bodyField = "", besides = {} }: CollectionForm, fields: readonly FieldForm[]): Raw {
  const inForm = fields.flatMap((field) => [field.name, ...(field.input === "upload" ? [field.alt.name] : [])]);
  const names = [...inForm.flatMap((field) => [field, `${field}_jp`]), ...Object.keys(besides)];
  const values = names.map((field) => {
    const answered = field.replace(new RegExp(`^${bodyField}(?=$|_jp$)`), `${bodyField}Markdown`);
    return [field, valueAt(item, answered)] as const;
  });
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/** The fields of the specified calls, as typed. */
function sentFields(
  fields: readonly FieldForm[],
  values: FormValues,
  sendsUnneeded = false,
): readonly (readonly [name: string, value: string])[] {
  const text = (name: string) => [name, String(values[name] ?? "")] as const;
  const sent = fields.flatMap((field) => {
    const { name } = field;
    switch (field.input) {
      case "fixed":
        return [];
      case "days": {
        const { start, end = "" } = typedDays(String(values[name]));
        const lasts = end !== "" && end !== start;
        return [[name, lasts ? `${start} to ${end}` : start] as const, ["isMultiDay", String(lasts)] as const];
      }
      case "upload": {
        const { alt } = field;
        const both = [alt.name, `${alt.name}_jp`];
        if (values[`${name}.decorative`] !== true) return both.map(text);
        return [...both.map((each) => [each, ""] as const), [`${name}Decorative`, "true"] as const];
      }
      default: {
        const names = "languages" in field && field.languages === "beside" ? [name, `${name}_jp`] : [name];
        if (!isUnneeded(field, values, "")) return names.map(text);
        return sendsUnneeded ? names.map((each) => [each, ""] as const) : [];
      }
    }
  });
  return values.translationChecked ? [...sent, ["translationChecked", "true"]] : sent;
}

/** The body of a specified write call: its fields, and the image when one was chosen or removed. */
function multipart(fields: ReturnType<typeof sentFields>, image: ImageChoice): FormData {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  if (image.kind === "remove") body.append("removeImage", "true");
  if (image.kind === "new") body.append("image", image.file, image.file.name);
  return body;
}
