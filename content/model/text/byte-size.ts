/** A number of bytes as people read it: "340 KB", "2.4 MB". */
export function byteSize(bytes: number): string {
  if (bytes === 0) return "0 KB";
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
