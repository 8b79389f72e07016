import type { TreeFile } from "../read/tree-walk";

/** A path that differs between two commits. */
export interface CheckoutFile {
  /** Relative to the repository's root. */
  readonly path: string;
  readonly before: TreeFile | undefined;
  /** The bytes of a link are its target's path, those of a submodule are ignored. */
  readonly after: (TreeFile & { readonly bytes: Uint8Array }) | undefined;
}
