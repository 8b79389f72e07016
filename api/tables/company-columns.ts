import { companies, Company } from "../../content/model/collections/company";
import { metaOf, shapeOf } from "../../content/model/collections/field-meta";
import type { EntryFields } from "../../content/model/collections/collection";
import type { PublicationState } from "../../content/model/publication/publication";
import { languages, type Bilingual, type Language } from "../../content/model/text/language";

/** A column of the table of companies: a field of their files, the id, or what only the service knows. */
export interface Column {
  readonly name: string;
  readonly label: Bilingual;
}

const state: Column = { name: "state", label: { en: "State", ja: "公開状態" } };
const id: Column = { name: "_id", label: { en: "Address", ja: "アドレス" } };

export const stateWords: Readonly<Record<PublicationState, Bilingual>> = {
  public: { en: "public", ja: "公開" },
  scheduled: { en: "scheduled", ja: "公開前" },
  draft: { en: "draft", ja: "下書き" },
  ended: { en: "ended", ja: "公開終了" },
};

/** The columns in the order of the table. */
export const companyColumns: readonly Column[] = [id, ...Object.keys(shapeOf(Company)).map(fieldColumn), state];

/** The column that a heading names: its label in either language, or the name of the field in the files. */
export function columnOf(heading: string): Column | undefined {
  const wanted = plain(heading);
  return companyColumns.find(
    ({ name, label }) => name === heading || languages.some((language) => plain(label[language]) === wanted),
  );
}

/** What a cell of a field's column says. */
export function cellOf(name: string, fields: EntryFields): string {
  const value = fields[name];
  return typeof value === "string" || typeof value === "number" || value === true ? String(value) : "";
}

const yes = /^(?:true|yes|y|on|1|はい|[○〇✓✔])$/;
const no = /^(?:|false|no|n|off|0|いいえ|[×✗])$/;

/** True for a cell of a column for yes or no that says neither. */
export const isUnclear = (name: string, cell: string): boolean =>
  name === "draft" && !yes.test(plain(cell)) && !no.test(plain(cell));

/** What a cell sets its field to; null removes it. */
export function valueOf(name: string, cell: string): unknown {
  if (name === "draft") return yes.test(plain(cell)) ? true : null;
  return cell === "" ? null : cell;
}

function fieldColumn(name: string): Column {
  const shape = shapeOf(companies.schemaOf(""));
  const of = (field: string): Bilingual | undefined => {
    const schema = shape[field];
    return schema && metaOf(schema).label;
  };
  const base = of(name) ?? of(name.replace(/_jp$/, "")) ?? { en: name, ja: name };
  if (name.endsWith("_jp")) return { name, label: inLanguage(base, "ja") };
  return { name, label: Object.hasOwn(shape, `${name}_jp`) ? inLanguage(base, "en") : base };
}

function inLanguage({ en, ja }: Bilingual, language: Language): Bilingual {
  return {
    en: `${en} (${language === "en" ? "English" : "Japanese"})`,
    ja: `${ja}（${language === "en" ? "英語" : "日本語"}）`,
  };
}

const plain = (text: string): string => text.normalize("NFKC").replace(/\s+/g, "").toLowerCase();
