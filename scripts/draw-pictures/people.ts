import type { Portrait } from "./portraits";
import { colour } from "./palette";

const skin = { light: "#f0cfae", warm: "#e3b58c", tan: "#c98e63", deep: "#8d5a3c" } as const;

/** The portraits of `people/*.yml`, by the stem of the file. */
export const portraits: Readonly<Record<string, Portrait>> = {
  "rowena-seah": { ground: "sun", hair: "bob", skin: skin.light, clothes: colour.ink, collar: "lapels" },
  "daigo-asagiri": { ground: "waves", hair: "grey", skin: skin.light, clothes: colour.navy, collar: "lapels" },
  "prakash-velanthi": { ground: "dots", hair: "short", skin: skin.deep, clothes: colour.wine, collar: "open" },
  "nurul-hazwani": { ground: "blossoms", hair: "scarf", skin: skin.warm, clothes: colour.wine, collar: "open" },
  "terence-kuek": { ground: "lanterns", hair: "side", skin: skin.warm, clothes: colour.slate, collar: "round" },
  "kahori-yukihira": { ground: "leaves", hair: "bun", skin: skin.light, clothes: colour.forest, collar: "lapels" },
  "gwendolyn-pok": { ground: "waves", hair: "long", skin: skin.warm, clothes: colour.red, collar: "open" },
  "ryotaro-kusumi": { ground: "dots", hair: "short", skin: skin.light, clothes: colour.slate, collar: "lapels" },
  "jerome-lavindran": { ground: "leaves", hair: "curly", skin: skin.tan, clothes: colour.ink, collar: "open" },
  "chikage-seno": { ground: "lanterns", hair: "long", skin: skin.light, clothes: colour.leaf, collar: "round" },
  "odelia-teng": { ground: "blossoms", hair: "bun", skin: skin.warm, clothes: colour.navy, collar: "open" },
  "hakim-rosdiman": { ground: "sun", hair: "short", skin: skin.tan, clothes: colour.forest, collar: "open" },
  "koya-katsuragi": { ground: "waves", hair: "side", skin: skin.light, clothes: colour.wine, collar: "lapels" },
};
