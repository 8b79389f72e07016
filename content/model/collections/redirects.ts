import { z } from "zod";
import { says } from "../problems/fault";
import { ownPath } from "../redirects/own-path";
import type { Collection } from "./collection";
import { described, field } from "./field-meta";
import { text } from "./fields";

const segment = String.raw`(?!\.)[\p{L}\p{M}\p{N}._~+@=,()-]+`;
const pathPattern = new RegExp(`^/$|^(?:/${segment})+$`, "u");

/** Paths of the service, of files beside the pages, and of the staff: no page that moved was there. */
const reserved =
  /^\/(?:(?:api|media|static|assets|page-data|preview|admin[^/]*)(?:\/|$)|[^/]+\.(?:xml|txt|ics|png|ico|svg|jpe?g|webp|js|css|json)$|404(?:\.html)?$|index\.html$)/i;

const maxLength = 300;

const pathField = text()
  .trim()
  .max(maxLength, says("tooLong", { max: maxLength }))
  .transform(ownPath)
  .refine((path) => pathPattern.test(path), says("ownPath"));

/** Where a redirect leads. */
export const pathTo = described(pathField, { input: "line", max: maxLength });

/** The address that a redirect is for. */
export const pathFrom = described(
  pathField.refine((path) => path !== "/" && !reserved.test(path), says("redirectReserved")),
  { input: "line", max: maxLength },
);

/** As many as the size of a content file allows. */
export const mostRedirects = 5000;

/** Addresses that were public, and where their pages are now; each counts for both languages (R2.10). */
export const Redirects = z.strictObject({
  entries: field(
    z
      .array(
        z.strictObject({
          from: field(pathFrom, "Old address", "以前のアドレス", {
            hint: {
              en: "The part after the host name, without /ja: /company/old-name. It counts for both languages.",
              ja: "ホスト名より後の部分を、/ja を除いて入力します（例：/company/old-name）。日本語版と英語版の両方に適用されます。",
            },
          }),
          to: field(pathTo, "Leads to", "転送先", {
            hint: {
              en: "A page of this site, written the same way: /company/new-name.",
              ja: "このサイト内のページを、同じ形式で入力します（例：/company/new-name）。",
            },
          }),
        }),
      )
      .max(mostRedirects)
      .default([]),
    "Addresses that moved",
    "移動したアドレス",
    { item: { en: "redirect", ja: "転送" } },
  ),
});
export type Redirects = z.infer<typeof Redirects>;

/** `redirects.yml`. */
export const redirects: Collection<Redirects> = {
  name: "redirects",
  extent: "single",
  optional: true,
  label: { en: "Redirects", ja: "転送" },
  entry: { en: "redirects", ja: "転送" },
  noun: "redirects",
  schemaOf: () => Redirects,
  badId: "unknownPlace",
  titleFields: [],
};
