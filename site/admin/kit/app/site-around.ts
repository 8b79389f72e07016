import { createContext, useContext } from "react";
import type { AdminSite } from "../../host";

/** A site that nothing is known of. */
export const unknownSite: AdminSite = { pages: {}, categories: {} };

const SiteContext = createContext(unknownSite);

/** Hands what the host page knows of the site to everything below. */
export const SiteAroundProvider = SiteContext.Provider;

/** The site around the admin; without a host page it has no other pages and no names for categories. */
export function useSiteAround(): AdminSite {
  return useContext(SiteContext);
}
