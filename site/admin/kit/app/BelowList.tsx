import type { ComponentProps } from "react";
import { DeletedItems } from "../history/DeletedItems";
import { PicturesPanel } from "../pictures/PicturesPanel";

/** What is below the list of a kind: deleted items, where items can be deleted, and the uploaded pictures. */
export function BelowList(props: ComponentProps<typeof DeletedItems>) {
  const { kind } = props;
  return (
    <>
      {kind.growing ? <DeletedItems {...props} /> : null}
      {kind.prepared ? null : <PicturesPanel />}
    </>
  );
}
