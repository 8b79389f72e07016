import { fetchList, type ListAnswers, type ListKind } from "./list-calls";

interface Held<Answer> {
  readonly etag: string;
  readonly answers: readonly Answer[];
}
type HeldLists<Kind extends ListKind> = Map<string, Held<ListAnswers[Kind]>>;

// The API's last answers, keyed by the list version of this build: a change of page does not show older items first, and
// pages of a newer build start without them.
const held: { readonly [Kind in ListKind]: HeldLists<Kind> } = { events: new Map(), news: new Map() };

/** The newest answers of this visit, undefined when the API has sent nothing newer than the build. */
export function latestAnswers<Kind extends ListKind>(
  kind: Kind,
  builtEtag: string,
): readonly ListAnswers[Kind][] | undefined {
  return held[kind].get(builtEtag)?.answers;
}

/**
 * Asks the API for a list newer than the one of `builtEtag`, or than its last answer. Undefined when
 * what was built is the newest. Raises an Error when the API cannot be asked.
 */
export async function askForNewer<Kind extends ListKind>(
  kind: Kind,
  builtEtag: string,
  signal: AbortSignal,
): Promise<readonly ListAnswers[Kind][] | undefined> {
  const lists: HeldLists<Kind> = held[kind];
  const reply = await fetchList(kind, lists.get(builtEtag)?.etag ?? builtEtag, signal);
  if (reply.kind === "changed") lists.set(builtEtag, reply);
  return latestAnswers(kind, builtEtag);
}
