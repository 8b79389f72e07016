import { lazy, Suspense, type ComponentProps } from "react";
import type { DeletedItems } from "./DeletedItems";

// Where it cannot be loaded, the page does without it.
const Loaded = lazy(() =>
  import("./DeletedItems").then(
    (loaded) => ({ default: loaded.DeletedItems }),
    () => ({ default: () => <></> }),
  ),
);

/** `DeletedItems`, loaded after the list: at the end of the page, and rarely needed. */
export function LoadedDeletedItems(props: ComponentProps<typeof DeletedItems>) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
