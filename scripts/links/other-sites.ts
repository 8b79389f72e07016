import { linksIn } from "../../content/model/checks/links-in";
import { errorMessage } from "../../content/model/error-message";
import type { PlacedFile } from "../../content/model/entries/content-file";

/** A link to another site that leads nowhere, and the files that have it. */
export interface DeadLink {
  readonly address: string;
  readonly files: readonly string[];
  /** What the other site answered. */
  readonly reason: string;
}

const atOnce = 4;
const longestMs = 20_000;

/** Addresses of other sites -> the files that link there. `origin`: this site's own address, whose links another check looks at. */
export function linksToOthers(
  files: readonly PlacedFile[],
  origin: string | undefined,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  for (const { path, file } of files)
    for (const { target } of linksIn(file)) {
      const [address = ""] = target.split("#");
      if (!/^https?:/i.test(address) || (origin !== undefined && new URL(address).host === new URL(origin).host))
        continue;
      found.set(address, (found.get(address) ?? new Set()).add(path));
    }
  return new Map([...found].map(([address, paths]) => [address, [...paths].sort()]));
}

/** Asks every address, a few at once. One that refuses programs, or is slow today, is not called dead. */
export async function deadLinks(links: ReadonlyMap<string, readonly string[]>): Promise<readonly DeadLink[]> {
  const waiting = [...links];
  const dead: DeadLink[] = [];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [address, files] = next;
      const reason = await whyDead(address);
      if (reason !== undefined) dead.push({ address, files, reason });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return dead.sort((a, b) => (a.address < b.address ? -1 : 1));
}

async function whyDead(address: string): Promise<string | undefined> {
  try {
    // Some servers have no page for HEAD where they have one for GET.
    const isGone = async (method: string): Promise<number | undefined> => {
      const { status, body } = await fetch(address, { method, signal: AbortSignal.timeout(longestMs) });
      await body?.cancel();
      return status === 404 || status === 410 ? status : undefined;
    };
    const status = (await isGone("HEAD")) && (await isGone("GET"));
    return status === undefined ? undefined : `answers ${String(status)}`;
  } catch (error) {
    const { cause } = error as { readonly cause?: unknown };
    const message = errorMessage(cause);
    return /ENOTFOUND|ECONNREFUSED/.test(message) ? `is not reached (${message})` : undefined;
  }
}
