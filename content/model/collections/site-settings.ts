import { z } from "zod";
import { says } from "../problems/fault";
import { bilingual, line, link, mediaPath } from "./fields";

const joinQueryPattern = /^(?:[^{}?#\s]|\{(?:plan|size|years|date)\})+$/;

/** `site.yml`: everything that makes this site this chamber's and not another's (R1.2). */
export const SiteSettings = z.strictObject({
  /** Prefix of the routes: `/sccj-about`. */
  product: z.string().regex(/^[a-z][a-z0-9]{1,20}$/, says("productWord")),
  name: bilingual(120),
  shortName: bilingual(40),
  /** Appended to page titles: "Title | Suffix". */
  titleSuffix: bilingual(120),
  description: bilingual(300),
  keywords: bilingual(300),
  founded: z.int(),
  city: bilingual(60),
  email: z.email(),
  logo: mediaPath,
  socialImage: mediaPath,
  social: z.strictObject({ instagram: link.optional(), linkedin: link.optional(), youtube: link.optional() }),
  /** Of the secretariat, on quotations; the city where it is missing. */
  postalAddress: bilingual(200).optional(),
  forms: z.strictObject({
    /** Without it, people apply by the contact form. */
    join: link.optional(),
    /** Added to the address of `join` for what was calculated: `{plan}`, `{size}`, `{years}` and `{date}` are filled in. */
    joinQuery: line(500)
      .regex(
        joinQueryPattern,
        says("joinQuery", { example: "plan={plan}&years={years}", known: "{plan}, {size}, {years}, {date}" }),
      )
      .optional(),
    founding60: link,
    eventRegistration: link,
    membershipContact: link,
  }),
  /** News category labels staff type in English -> what Japanese pages show. */
  categories: z.array(bilingual(60)).default([]),
});
export type SiteSettings = z.infer<typeof SiteSettings>;
