import type { ComponentType } from "react";
import type { ItemFolder } from "../../../../content/model/api/history-answers";
import type { Language } from "../../../../content/model/text/language";
import { plainTextOfHtml } from "../../../../content/model/text/plain-text";
import type { DatedItem } from "../../client";
import type { Routes } from "../../../routes";
import { ImageFields } from "../fields/ImageFields";
import { LinkFields } from "../fields/LinkFields";
import { TextFields } from "../fields/TextFields";
import { ItemContent } from "../list/ItemContent";
import { ItemPreview } from "../preview/ItemPreview";
import type { PreviewParts } from "../preview/preview-parts";
import { checkForm, type OwnCheck } from "./check-form";
import { commonFieldsOf, type BodyField } from "./common-fields";
import { commonComparisons, commonLabel, commonValuesOf, maintainersFields } from "./common-values";
import { formBody } from "./form-body";
import type { FormHandle } from "./form-handle";
import type { FieldsProps, ItemKind } from "./item-kind";
import { commonTexts, type CommonValues, type FormValues } from "./values";
import type { TextKindWords, Words } from "../status/words";

/** A value or HTML of an item under a name made from its kind's name of the text. */
const textOf = (item: DatedItem, name: string): string | undefined =>
  (item as unknown as Readonly<Record<string, string | undefined>>)[name];

/** What a kind of dated item defines itself as `ItemKind` wants it. */
type Own = "calls" | "emptyValues" | "comparisons" | "sections" | "filters" | "Facts";
type Given = "dayOf" | "copyText" | "repeated" | "announcement";

/** What a kind of dated item must define: its own fields, and its words. */
export interface KindParts<Item extends DatedItem, V extends CommonValues & FormValues>
  extends Pick<ItemKind<Item, V>, Own>, Required<Pick<ItemKind<Item, V>, Given>> {
  readonly name: ItemFolder;
  readonly words: (words: Words) => TextKindWords;
  readonly bodyField: BodyField;
  /** The values that only this kind has. */
  readonly ownValuesOf: (item: Item) => Omit<V, keyof CommonValues>;
  readonly ownFieldsOf: (values: V) => Readonly<Record<string, string>>;
  readonly ownCheck: (values: V, words: Words) => OwnCheck;
  /** Field of the API -> control that shows its errors, where the names differ. */
  readonly controls: Readonly<Record<string, string>>;
  /** Labels of the kind's own controls. */
  readonly ownLabels: (words: Words) => Readonly<Record<string, string>>;
  /** What the search of the list looks into, beside titles and texts. */
  readonly searchTexts: (item: Item) => readonly string[];
  readonly livePath: (item: Item, language: Language, routes: Routes) => string;
  readonly loadPreview: () => Promise<PreviewParts<Item, V>>;
  /** Fields above the texts: date and what belongs to it. */
  readonly LeadFields: ComponentType<{ readonly form: FormHandle<V> }>;
  /** Fields beside the link, when the kind has any. */
  readonly ContactFields?: ComponentType<{ readonly form: FormHandle<V> }>;
}

/** A kind of dated item, which has an admin page of its own. */
export type DatedKind<Item extends DatedItem, V extends FormValues> = ItemKind<Item, V> &
  Required<Pick<ItemKind<Item, V>, Given>> & {
    readonly name: ItemFolder;
    /** The multipart fields of the write calls (R10.1), without the image, id and version. */
    fieldsOf(values: V): Readonly<Record<string, string>>;
    controlOf(field: string): string;
    labelOf(control: string, words: Words): string;
  };

/** Completes a kind of dated item with everything that events and news do alike. */
export function defineKind<Item extends DatedItem, V extends CommonValues & FormValues>(
  parts: KindParts<Item, V>,
): DatedKind<Item, V> {
  const { name, words, bodyField, emptyValues, ownFieldsOf, loadPreview, LeadFields, ContactFields } = parts;
  const controls: Readonly<Record<string, string>> = {
    [bodyField]: "body",
    [`${bodyField}_jp`]: "body_jp",
    ...parts.controls,
  };
  const fieldsOf = (values: V) => ({ ...ownFieldsOf(values), ...commonFieldsOf(values, bodyField) });
  const valuesOf = (item: Item): V => ({
    ...emptyValues,
    ...commonValuesOf(item, textOf(item, `${bodyField}Markdown`) ?? "", textOf(item, `${bodyField}Markdown_jp`)),
    ...parts.ownValuesOf(item),
  });
  const htmlOf = (item: Item) => ({ en: textOf(item, bodyField) ?? "", ja: textOf(item, `${bodyField}_jp`) });

  function Fields({ form, marks, picture }: FieldsProps<V>) {
    return (
      <>
        <LeadFields form={form} />
        <TextFields form={form} words={words} marks={marks} />
        <LinkFields form={form} marks={form.values.link.trim() === "" ? {} : marks}>
          {ContactFields ? <ContactFields form={form} /> : null}
        </LinkFields>
        <ImageFields form={form} marks={marks} {...picture} />
      </>
    );
  }
  const Preview: ItemKind<Item, V>["Preview"] = ({ shown }) => <ItemPreview load={loadPreview} shown={shown} />;
  const Content: ItemKind<Item, V>["Content"] = (props) => <ItemContent {...props} html={htmlOf(props.item)} />;

  return {
    ...parts,
    growing: true,
    fieldsOf,
    valuesOf,
    storedValuesOf: (item) => ({
      ...valuesOf(item),
      buttonText: item.buttonText ?? "",
      buttonText_jp: item.buttonText_jp ?? "",
    }),
    textsOf: commonTexts,
    titleOf: ({ title, title_jp }) => ({ en: title, ja: title_jp }),
    bodyOf: (values, image) => formBody(fieldsOf(values), image),
    check: (values, adminWords, picture) =>
      checkForm(values, parts.ownCheck(values, adminWords), adminWords, words(adminWords), picture),
    controlOf: (field) => controls[field] ?? field,
    labelOf: (control, adminWords) =>
      parts.ownLabels(adminWords)[control] ?? commonLabel(control, adminWords, words(adminWords)),
    comparisons: [...parts.comparisons, ...commonComparisons<V>(words)],
    otherFields: maintainersFields,
    searchTexts: (item) => {
      const html = htmlOf(item);
      const texts = [plainTextOfHtml(html.en), plainTextOfHtml(html.ja ?? "")];
      return [item.title, item.title_jp ?? "", ...texts, ...parts.searchTexts(item)];
    },
    livePath: (item, language, routes) =>
      item === undefined ? routes.page(language, name) : parts.livePath(item, language, routes),
    Fields,
    Preview,
    Content,
  };
}
