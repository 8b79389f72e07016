import { pathKey } from "../../content/model/redirects/own-path";
import { redirectTarget, type Redirect } from "../../content/model/redirects/follow-redirects";
import { fault } from "../../content/model/problems/fault";
import type { Problem } from "../../content/model/problems/problem";
import type { PageAddress } from "../../content/model/redirects/site-pages";
import { siteEmail } from "../store/history/parse-log";
import type { EntryAddresses } from "../entries/entry-addresses";
import { fieldsOf, hasPage, type AddressMoves } from "./address-moves";
import { namedMs } from "./given-away";

/** The redirects that are missing: of addresses that lead to no page, are in no redirect, and whose redirect was not `removed` on purpose. */
export function missingRedirects(
  { moved }: AddressMoves,
  redirects: readonly Redirect[],
  pageAt: PageAddress,
  removed: ReadonlySet<string> = new Set(),
): readonly Redirect[] {
  const known = new Set([...redirects.map(({ from }) => from), ...removed]);
  const missing = new Map<string, Redirect>();
  for (const redirect of moved)
    if (!known.has(redirect.from) && pageAt(redirect.from) === undefined && pageAt(redirect.to) !== undefined)
      missing.set(redirect.from, redirect);
  return [...missing.values()];
}

/** Redirects of addresses that another entry has now: they lead on while visitors do not see that one, as a draft. */
export function coveredRedirects(
  { moved }: AddressMoves,
  pageAt: PageAddress,
  removed: ReadonlySet<string>,
): readonly Redirect[] {
  return moved.filter(({ from, to }) => {
    const [page, target] = [pageAt(from), pageAt(to)];
    return !removed.has(from) && page !== undefined && target !== undefined && page !== target;
  });
}

/**
 * Addresses of public entries that a maintainer's commit took away lately, or gave to another entry, and that no redirect
 * continues. What staff delete is meant to be gone.
 */
export async function lostAddresses(
  addresses: EntryAddresses,
  { gone }: AddressMoves,
  targets: ReadonlyMap<string, string>,
  newest: Date,
): Promise<readonly Problem[]> {
  const problems: Problem[] = [];
  for (const { address, file, takenBy, inheritedBy, wentTo, isReused } of gone) {
    const { commit, path, versions } = file;
    const isCommitted = commit.files.some((changed) => changed.path === path && changed.after !== versions[0]);
    const isOld = Date.parse(commit.arrived) < newest.getTime() - namedMs;
    if ((isCommitted && (isOld || commit.committer === siteEmail)) || redirectTarget(targets, address) !== undefined)
      continue;
    if (!hasPage(file.collection, await fieldsOf(addresses, file), Date.parse(commit.arrived))) continue;
    const params = { address, commit: isCommitted ? commit.commit.slice(0, 7) : "" };
    // What is gone may be meant to be gone.
    if (wentTo !== undefined)
      problems.push({ path, ...fault("addressGivenAway", { ...params, other: wentTo }), severity: "warning" });
    else if (isReused) problems.push({ path, ...fault("addressReused", params), severity: "warning" });
    else if (inheritedBy !== undefined)
      problems.push({
        path: inheritedBy,
        ...fault("numberInherited", { ...params, other: path, field: file.collection.number ?? "" }),
        severity: "notice",
      });
    else if (takenBy === undefined) problems.push({ path, ...fault("addressLost", params), severity: "notice" });
    else {
      const field = file.collection.number ?? "";
      problems.push({ path, ...fault("numberGivenAway", { ...params, other: takenBy, field }), severity: "warning" });
    }
  }
  return problems;
}

/** Problems without those that ask to remove a redirect from an address that another entry took: the redirect counts again once that has another one. */
export function withoutRedirectsOfTaken(problems: readonly Problem[], lost: readonly Problem[]): readonly Problem[] {
  if (lost.length === 0) return problems;
  const taken = lost.flatMap(({ params }) => pathKey(String(params?.["address"])) ?? []);
  const isOfTaken = (from = ""): boolean => taken.some((address) => from === address || from.startsWith(`${address}/`));
  return problems.filter(
    ({ code, params }) => code !== "redirectFromPage" || !isOfTaken(pathKey(String(params?.["from"]))),
  );
}
