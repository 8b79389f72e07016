import { z } from "zod";
import { line, link, mediaPath, optionalBody, optionalLine, positiveInteger } from "./fields";

/** A member company of the directory (R4.7); its `subLink` is `/company/` + the stem of its file. */
export const Company = z.object({
  id: positiveInteger,
  name: line(120),
  name_jp: optionalLine(120),
  /** Kana by which Japanese lists are sorted; `Intl.Collator` cannot read kanji. */
  reading: optionalLine(120),
  description: line(300),
  description_jp: optionalLine(300),
  address: optionalLine(300),
  address_jp: optionalLine(300),
  location: line(100),
  location_jp: optionalLine(100),
  membership: optionalLine(100),
  logoImg: mediaPath,
  link,
  longdesc: optionalBody,
  longdesc_jp: optionalBody,
});
export type Company = z.infer<typeof Company>;

/** What a company's slug may look like; a dot is allowed (`akiya2.0`, R2.3). */
export const companySlugPattern = /^[a-z0-9][a-z0-9.-]{0,80}$/;
