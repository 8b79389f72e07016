/** True where the preview is beside the fields and open from the start; the style sheet has the same width. */
export const isPreviewBeside = (): boolean =>
  typeof window.matchMedia === "function" && window.matchMedia("(min-width: 75rem)").matches;
