import { z } from "zod";
import { fileIdPattern } from "./ids";
import { isSafeLink, normaliseLink } from "../text/link";
import { isBlankBody } from "../markdown/blank-body";
import { fitsBody, normaliseBody } from "../markdown/body";
import { mediaAddress } from "../markdown/media-address";
import { isBlank } from "../text/blank";
import { hasShortYear, isIsoDate, looksLikeIsoDate } from "../dates/event-dates";
import { says } from "../problems/fault";
import { parseWholeNumber } from "../text/whole-number";
import { described } from "./field-meta";

// Control characters are refused: YAML, HTML and git each treat them differently.
const controlCharacters = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
const bodyControlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;
const picturePattern = /^(?:\/[^/-][^/]*)+\.(?:jpg|jpeg|png|webp|svg)$/i;

/** A text; a missing value and a value of the wrong type have different errors. */
export const text = () =>
  z.string({ error: ({ input }) => (input === undefined || input === null ? says("required") : says("notText")) });

/** Turns the empty value of a form field or of `key:` into "not given". */
export const emptyToUndefined = (value: unknown): unknown =>
  typeof value === "string" && isBlank(value) ? undefined : value;

const oneLine = (max: number) =>
  text()
    .trim()
    .max(max, says("tooLong", { max }))
    .refine((text) => !controlCharacters.test(text), says("notOneLine"))
    .refine((text) => text.isWellFormed(), says("halfCharacter"));

const seen = (text: string): boolean => !isBlank(text);

/** One line of text, trimmed, at most `max` characters of which a reader can see one, without control characters. */
export const line = (max: number) => described(oneLine(max).refine(seen, says("required")), { input: "line", max });

/** The same, or nothing. */
export const optionalLine = (max: number) => z.preprocess(emptyToUndefined, line(max).optional());

/** Description of a picture, at most 300 characters; empty on purpose for a decorative one (WCAG 1.1.1), or nothing. */
export const altText = described(
  z.preprocess(
    (value) => value ?? undefined,
    oneLine(300)
      .refine((text) => text === "" || seen(text), says("required"))
      .optional(),
  ),
  { input: "line", max: 300 },
);

/** A Markdown body of at most 100 KB of UTF-8, line ends normalised to LF, blank lines around it removed. */
export const body = described(
  text()
    .transform(normaliseBody)
    .pipe(
      z
        .string()
        .refine((text) => !isBlankBody(text), says("required"))
        .refine(fitsBody, says("bodyTooLarge"))
        .refine((text) => !bodyControlCharacters.test(text), says("controlCharacters"))
        .refine((text) => text.isWellFormed(), says("halfCharacter")),
    ),
  { input: "markdown" },
);

/** The same, or nothing. */
export const optionalBody = z.preprocess(emptyToUndefined, body.optional());

/** Refuses a date of the year 26 or 202; for one that is read before. */
export const fullYear = [
  (date: string) => !hasShortYear(date),
  { error: ({ input }: { readonly input: unknown }) => says("shortYear", { got: String(input) }) },
] as const;

/** A calendar day `YYYY-MM-DD` that exists. */
export const isoDate = described(
  text()
    .trim()
    .refine(isIsoDate, {
      abort: true,
      error: ({ input }) => says(looksLikeIsoDate(String(input)) ? "noSuchDay" : "dateForm", { got: String(input) }),
    })
    .refine(...fullYear),
  { input: "date" },
);

/** An http(s) or mailto link; `www.` gets `https://` (R8.6). */
export const link = described(
  text()
    .trim()
    .max(2000, says("tooLong", { max: 2000 }))
    .transform(normaliseLink)
    .refine(isSafeLink, says("link")),
  { input: "link" },
);

/** The same, or nothing. */
export const optionalLink = z.preprocess(emptyToUndefined, link.optional());

/** A picture of this site, a file under `content/media`: `/media/2026/picnic.jpg`; other signs than those are percent-encoded. */
export const mediaPath = described(
  text()
    .trim()
    .refine((path) => picturePattern.test(path) && mediaAddress(path) !== undefined, says("mediaPath"))
    .transform((path) => mediaAddress(path) ?? path)
    .refine((address) => decodeURIComponent(address).length <= 200, says("tooLong", { max: 200 })),
  { input: "picture" },
);

/** The same, or nothing. */
export const optionalMediaPath = z.preprocess(emptyToUndefined, mediaPath.optional());

/** An e-mail address of at most 254 characters (RFC 5321). */
export const email = described(z.email(says("email")).max(254, says("tooLong", { max: 254 })), { input: "email" });

/** The same, or nothing. */
export const optionalEmail = z.preprocess(emptyToUndefined, email.optional());

/** A positive integer, also when written as text in front matter. */
export const positiveInteger = z.preprocess(
  (value) => (typeof value === "string" && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : value),
  z
    .int({ error: ({ input }) => says(input === undefined ? "required" : "positiveInteger") })
    .positive(says("positiveInteger")),
);

const typedWhole = (value: unknown): unknown => (typeof value === "string" ? parseWholeNumber(value) : value) ?? value;

/** Yen, 0 for free; also as people type them. */
export const price = z.preprocess(typedWhole, z.int(says("price")).nonnegative(says("price")));

/** How many people there is room for; also as people type it. */
export const capacity = z.preprocess(typedWhole, positiveInteger);

/** An item's id (R8.4). */
export const itemId = z.string().regex(fileIdPattern, says("itemId"));

/** The same, or nothing. */
export const optionalItemId = z.preprocess(emptyToUndefined, itemId.optional());

/** A text in both languages. */
export const bilingual = (max: number) =>
  described(z.strictObject({ en: line(max), ja: line(max) }), { input: "line", max, languages: "within" });

/** At most 200 of a kind: more than any page shows well, and few enough to be compared with what was there before. */
export const listOf = <T extends z.ZodType>(entry: T) => z.array(entry).max(200);
