import { lazy, Suspense, type ComponentProps } from "react";
import type { BelowList } from "./BelowList";

// Where it cannot be loaded, the page does without it.
const Loaded = lazy(() =>
  import("./BelowList").then(
    (loaded) => ({ default: loaded.BelowList }),
    () => ({ default: () => <></> }),
  ),
);

/** `BelowList`, loaded after the list: at the end of the page, and rarely needed. */
export function LoadedBelowList(props: ComponentProps<typeof BelowList>) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
