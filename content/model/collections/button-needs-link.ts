import type { EntryFields } from "./collection";

/** The fields of an event or a news item; without a link there is no button, and no words on it (R8.6). */
export function buttonNeedsLink(fields: EntryFields): EntryFields {
  const { buttonText, buttonText_jp, ...rest } = fields;
  const { link } = fields;
  return link === undefined || link === null || link === "" ? rest : { ...rest, buttonText, buttonText_jp };
}
