import { LRUCache } from "lru-cache";
import type { VisitorNetworks } from "../http/client-address";
import { WindowCounts } from "../support/window-counts";

/** Wrong passwords of a household or of a known browser in the window. */
export const loginTries = 5;
/** Wrong passwords of a /24 or /48 in the window. */
export const siteTries = 25;
/** Length of the window in seconds. */
const loginWindow = 15 * 60;
const maxSites = 10_000;

/** Sender of a login: a browser that has logged in before, by the id in its cookie, or any other, by its networks. */
export type LoginVisitor =
  | { readonly kind: "known"; readonly id: string }
  | { readonly kind: "unknown"; readonly networks: VisitorNetworks };

/** Limits wrong passwords. Each known browser has its own count, which other clients cannot exhaust (R9.1). */
export interface LoginLimit {
  /** Counts a try before it is checked. Throws "too-many-tries" with the seconds to wait. */
  count(visitor: LoginVisitor): void;
  /** Takes back the count of a try that was not checked. */
  takeBack(visitor: LoginVisitor): void;
  /** Resets the count after a login that worked. */
  forget(visitor: LoginVisitor): void;
  /**
   * Place in the queue of checks: known browsers first, then networks with the fewest counted tries; of equal ones,
   * those whose tries were taken back most often, so that none starves.
   */
  rank(visitor: LoginVisitor): number;
}

/** Counts in memory: a restart resets them. */
export function createLoginLimit(): LoginLimit {
  const narrow = new WindowCounts(loginTries, loginWindow);
  const wide = new WindowCounts(siteTries, loginWindow);
  const sites = new LRUCache<string, { tries: number; takenBack: number }>({ max: maxSites, ttl: loginWindow * 1000 });
  const narrowKey = (visitor: LoginVisitor) =>
    visitor.kind === "known" ? `browser ${visitor.id}` : visitor.networks.household;
  const takeBackSite = (visitor: LoginVisitor) => {
    if (visitor.kind === "unknown") wide.takeBack(visitor.networks.site);
  };
  const note = (visitor: LoginVisitor, tries: number, takenBack: number) => {
    if (visitor.kind === "known") return;
    const { site } = visitor.networks;
    const old = sites.get(site) ?? { tries: 0, takenBack: 0 };
    sites.set(site, { tries: old.tries + tries, takenBack: old.takenBack + takenBack });
  };
  return {
    count(visitor) {
      if (visitor.kind === "unknown") wide.count(visitor.networks.site);
      try {
        narrow.count(narrowKey(visitor));
      } catch (error) {
        takeBackSite(visitor);
        throw error;
      }
      note(visitor, 1, 0);
    },
    takeBack(visitor) {
      narrow.takeBack(narrowKey(visitor));
      takeBackSite(visitor);
      note(visitor, -1, 1);
    },
    forget(visitor) {
      narrow.forget(narrowKey(visitor));
      // Only this try: others of the same network may be guessing.
      takeBackSite(visitor);
      note(visitor, -1, 0);
    },
    rank(visitor) {
      if (visitor.kind === "known") return 0;
      const { tries = 1, takenBack = 0 } = sites.get(visitor.networks.site) ?? {};
      return tries + 1 / (1 + takenBack);
    },
  };
}
