import { createContext, useContext } from "react";
import type { AdminSite } from "../../host";

/** Used without a host page. */
export const unknownSite: AdminSite = { pages: {}, categories: {} };

const SiteContext = createContext(unknownSite);

/** Provides the site data of the host page. */
export const HostSiteProvider = SiteContext.Provider;

/** Site data of the host page; without one there are no other pages and no names for categories. */
export function useHostSite(): AdminSite {
  return useContext(SiteContext);
}
