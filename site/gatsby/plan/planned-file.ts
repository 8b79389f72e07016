/** A file of the site beside its pages, such as its icon; made on demand. */
export interface FilePlan {
  /** Relative to the built site: `favicon.png`. */
  readonly path: string;
  /** Everything that decides what the file holds, compared by identity. */
  readonly dependencies: readonly unknown[];
  /** True for a file that no page waits for: it is made when nothing else is to be done, after the pages are live. */
  readonly isDeferred?: true;
  /** Undefined when the file is left for later. */
  make(): Promise<string | Uint8Array | undefined> | string | Uint8Array;
}
