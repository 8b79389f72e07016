import type { Collection } from "../../content/model/collections/collection";
import { deviceName } from "../../content/model/collections/ids";
import { isSiteSlug } from "../../content/model/pages/own-slug";
import { fault, type Fault } from "../../content/model/problems/fault";
import { pathKey } from "../../content/model/redirects/own-path";
import { followRedirects } from "../../content/model/redirects/follow-redirects";
import { pagesOf, redirectsOf } from "../redirects/moved-to";
import type { Snapshot } from "../store/content-store";

/** Why an id cannot be the address of an entry, though no other entry of its collection has it: the site has it, or a redirect. */
export function addressFault({ name, address }: Collection, id: string, snapshot: Snapshot): Fault | undefined {
  if (address === undefined) return undefined;
  const product = snapshot.shown("site")[0]?.file.fields.product ?? "";
  if (name === "custom-pages" && isSiteSlug(id, product)) return fault("addressOfSite", { id });
  const { targets } = followRedirects(redirectsOf(snapshot), pagesOf(snapshot));
  const to = targets.get(pathKey(address + id) ?? "");
  return to === undefined ? undefined : fault("addressLeadsOn", { id, to });
}

/** What is wrong with an id that cannot be one. */
export function badIdFault({ badId }: Collection, id: string): Fault {
  if (deviceName.test(id)) return fault("deviceName", { id });
  if (badId === "customPageFileName") return fault(badId);
  return fault(badId === "companyFileName" ? "companyAddress" : "itemId");
}
