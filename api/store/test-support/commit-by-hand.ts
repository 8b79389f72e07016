import type { ContentStore } from "../content-store";
import type { TemporaryRepository } from "./temporary-repository";
import { contentIs } from "./test-store";

/**
 * The maintainer commits content files; null removes one. Resolves with the commit once the store has read it.
 */
export async function commitByHand(
  repository: TemporaryRepository,
  store: ContentStore,
  files: Readonly<Record<string, string | null>>,
): Promise<string> {
  for (const [path, text] of Object.entries(files)) {
    if (text === null) repository.git("rm", "--quiet", `content/${path}`);
    else repository.write(`content/${path}`, text);
  }
  repository.git("add", "--all");
  repository.git("commit", "--quiet", "--message", "By hand");
  const head = repository.git("rev-parse", "HEAD");
  await contentIs(store, () => store.snapshot().commit === head);
  return head;
}
