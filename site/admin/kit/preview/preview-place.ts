/** True where the preview stands beside the fields and is open from the start; the style sheet has the same width. */
export const isPreviewBeside = (): boolean =>
  typeof window.matchMedia === "function" && window.matchMedia("(min-width: 75rem)").matches;
