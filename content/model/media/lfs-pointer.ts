const beginning = "version https://git-lfs.";

/** True for what Git LFS commits in place of a file. */
export const isLfsPointer = (bytes: Uint8Array): boolean =>
  String.fromCharCode(...bytes.subarray(0, beginning.length)) === beginning;
