/** The chamber's colours: red on warm white, deep ink, a few muted companions. */
export const colour = {
  paper: "#fbf7f0",
  cream: "#f5ebdc",
  sand: "#e7d6bd",
  blush: "#f3cfc4",
  coral: "#e2685c",
  red: "#c8102e",
  wine: "#8f0d24",
  gold: "#d8a444",
  honey: "#f1d08d",
  ink: "#14203a",
  navy: "#1f355c",
  slate: "#48637f",
  mist: "#bccdd6",
  haze: "#dfe7e8",
  jade: "#6b9a86",
  leaf: "#33645a",
  forest: "#1d443f",
} as const;

/** Colours that stand beside each other well, for rows of small things. */
export const accents = [colour.red, colour.gold, colour.navy, colour.jade, colour.coral, colour.slate] as const;
