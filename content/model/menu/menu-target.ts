import { publicPages, type FixedPage } from "../pages/fixed-paths";
import { isOwnSlug } from "../pages/own-slug";
import { isSafeLink } from "../text/link";

/** Where an entry of a menu leads: a page of the route table, one of the chamber's own, or another site. */
export type MenuTarget =
  | { readonly kind: "page"; readonly page: FixedPage; readonly hash: string }
  | { readonly kind: "own"; readonly path: string; readonly hash: string }
  | { readonly kind: "site"; readonly address: string };

const parts = /^(\/?)([A-Za-z0-9-]+)(#[A-Za-z0-9-]+)?$/;

/** What `to` of an entry says; undefined where it says nothing. */
export function menuTarget(to: string): MenuTarget | undefined {
  if (/^https:\/\//i.test(to)) return isSafeLink(to) ? { kind: "site", address: to } : undefined;
  const [, slash, name = "", hash = ""] = parts.exec(to) ?? [];
  if (slash === "/") return isOwnSlug(name) ? { kind: "own", path: `/${name}`, hash } : undefined;
  const page = publicPages.find((each) => each === name);
  return page === undefined ? undefined : { kind: "page", page, hash };
}
