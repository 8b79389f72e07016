import { fault, type Fault } from "../problems/fault";
import { pathKey } from "./own-path";
import type { PageAddress } from "./site-pages";

/** An address that was public, and where its page is now: paths without language. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** What is wrong with a redirect, which then leads nowhere. */
export interface RedirectFault {
  readonly index: number;
  readonly field: "from" | "to";
  readonly fault: Fault;
}

/** Where redirects lead in the end: keys as `pathKey` makes them, targets are addresses of pages in English. */
export interface FollowedRedirects {
  readonly targets: ReadonlyMap<string, string>;
  readonly faults: readonly RedirectFault[];
}

/**
 * Follows redirects to the pages that there are; a page that is there wins over a redirect of its address. Chains are
 * followed to their end, so that a visitor is sent on once.
 */
export function followRedirects(redirects: readonly Redirect[], pageAt: PageAddress): FollowedRedirects {
  const byKey = new Map<string, string>();
  const targets = new Map<string, string>();
  const faults: RedirectFault[] = [];
  const keys = redirects.map(({ from, to }, index) => {
    const key = pathKey(from) ?? "";
    const isTwice = byKey.has(key);
    if (isTwice) faults.push({ index, field: "from", fault: fault("redirectTwice", { from }) });
    else byKey.set(key, to);
    return isTwice ? undefined : key;
  });
  redirects.forEach(({ from, to }, index) => {
    const key = keys[index];
    if (key === undefined) return;
    const page = pageAt(from);
    if (page !== undefined) {
      // One that leads to the same page, as after a rename that was undone, says what is so.
      if (page !== pageAt(to) || key === pathKey(to))
        faults.push({ index, field: "from", fault: fault("redirectFromPage", { from }) });
      return;
    }
    const seen = new Set([key]);
    let [end, endKey] = [to, pathKey(to) ?? ""];
    while (!seen.has(endKey) && pageAt(end) === undefined) {
      const next = byKey.get(endKey);
      if (next === undefined) break;
      seen.add(endKey);
      [end, endKey] = [next, pathKey(next) ?? ""];
    }
    const target = pageAt(end);
    if (target !== undefined) targets.set(key, target);
    else if (seen.has(endKey)) faults.push({ index, field: "to", fault: fault("redirectLoop", { from }) });
    else faults.push({ index, field: "to", fault: fault("redirectToNothing", { to: end }) });
  });
  return { targets, faults: faults.toSorted((a, b) => a.index - b.index) };
}

/**
 * Where a request's path leads, in English; undefined without a redirect. A redirect of an event counts for its calendar,
 * one of an article for every slug.
 */
export function redirectTarget(targets: ReadonlyMap<string, string>, path: string): string | undefined {
  const key = targets.size === 0 ? undefined : pathKey(path);
  if (key === undefined) return undefined;
  const calendarOf = /^(\/events\/[^/]+)\.ics$/.exec(key)?.[1];
  const calendar = calendarOf === undefined ? undefined : targets.get(calendarOf);
  const article = /^(\/news\/[^/]+)\/[^/]+$/.exec(key)?.[1];
  return (
    targets.get(key) ??
    (calendar?.startsWith("/events/") ? `${calendar}.ics` : undefined) ??
    (article === undefined ? undefined : targets.get(article))
  );
}
