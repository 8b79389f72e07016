import { z } from "zod";
import { described, field } from "./field-meta";
import { text } from "./fields";

const no: readonly unknown[] = [undefined, null, false, "", "false", "no", "off"];
/** Whatever does not say "no" keeps the item unpublished; `false` is the same as no field. */
const draftOf = (value: unknown): unknown => (no.includes(plain(value)) ? undefined : true);
// A time that cannot be read stays as it is: the item is a draft then, which staff find in the list and mend.
const timeOf = (value: unknown): unknown =>
  value === undefined || value === null || value === ""
    ? undefined
    : typeof value === "string"
      ? value.trim() || undefined
      : JSON.stringify(value);
const plain = (value: unknown): unknown => (typeof value === "string" ? value.trim().toLowerCase() : value);

const draft = z.preprocess(draftOf, z.boolean().optional());
const moment = described(z.preprocess(timeOf, text().optional()), { input: "moment" });

const publication = { section: "publication" } as const;

/** The fields of every item of a list that say when it is public (R15.20); the form has one control for the three. */
export const publicationFields = {
  draft: field(draft, "Draft", "下書き", publication),
  publishAt: field(moment, "Public from", "公開開始日時", publication),
  unpublishAt: field(moment, "Public until", "公開終了日時", publication),
};
