import { openContentStore, type ContentStoreOptions } from "../open-content-store";
import type { Change, ContentStore } from "../content-store";

/** What a test store's clock shows. */
export const testNow = new Date("2026-06-01T03:00:00Z");

/** A store on a folder with a fixed clock; `log` collects its events. */
export async function testStore(
  contentDir: string,
  options: Partial<ContentStoreOptions> & { readonly events?: object[] } = {},
): Promise<ContentStore> {
  const { events, ...rest } = options;
  const store = await openContentStore({
    contentDir,
    now: () => testNow,
    log: (event) => events?.push(event),
    ...rest,
  });
  await store.ready;
  return store;
}

/** A plan that writes one file. */
export function writing(path: string, bytes: string | Uint8Array, message = `Write ${path}`): () => Change {
  return () => ({ message, files: [{ path, bytes }] });
}

/** A plan that removes one file. */
export function removing(path: string): () => Change {
  return () => ({ message: `Remove ${path}`, files: [{ path, remove: true }] });
}

/** Resolves when the newest content satisfies a condition. Fails when the run's patience ends. */
export function contentIs(store: ContentStore, condition: () => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    if (condition()) {
      resolve();
      return;
    }
    const timer = setTimeout(() => reject(new Error("The content never became as expected")), patienceMs);
    const stop = store.onChange(() => {
      if (!condition()) return;
      clearTimeout(timer);
      stop();
      resolve();
    });
  });
}
