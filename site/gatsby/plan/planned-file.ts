/** A file of the site beside its pages, such as its icon; made when it is asked for. */
export interface FilePlan {
  /** Relative to the built site: `favicon.png`. */
  readonly path: string;
  /** Everything that decides what the file holds, compared by identity. */
  readonly dependencies: readonly unknown[];
  make(): Promise<string | Uint8Array> | string | Uint8Array;
}
