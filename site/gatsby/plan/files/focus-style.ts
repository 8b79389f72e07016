import { focusPositions } from "../../../../content/model/media/picture-focus";
import type { Build } from "../build";
import type { FilePlan } from "../planned-file";

/** Address of the style sheet; raise its number when it changes. */
export const focusStylePath = "/theme/focus-1.css";

/** The style sheet for pictures whose focal point is not their centre; every page's own styles know the centre alone. */
export function focusStyles({ content }: Build): FilePlan[] {
  if (!content.hasFocus) return [];
  return [{ path: focusStylePath.slice(1), dependencies: [focusStylePath], make: () => style }];
}

/** Twice the class: more specific than what a page says of its crops, as that of the home page's panels. */
const style = focusPositions
  .map((focus) => {
    const [x, y] = [focus.includes("left") ? "0%" : focus.includes("right") ? "100%" : "50%", yOf(focus)];
    return `img.focus-${focus}.focus-${focus}{object-position:${x} ${y}}`;
  })
  .join("");

function yOf(focus: string): string {
  return focus.includes("top") ? "0%" : focus.includes("bottom") ? "100%" : "50%";
}
