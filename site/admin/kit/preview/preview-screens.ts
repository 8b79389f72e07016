/** The screens a preview can be looked at on. */
export const screens = ["phone", "desktop"] as const;
export type PreviewScreen = (typeof screens)[number];

/** Widths in CSS pixels: a small phone, and a laptop. */
export const widths: Record<PreviewScreen, number> = { phone: 360, desktop: 1280 };
