import { themeStyle, themeStylePath, wholeTheme } from "../../../../content/model/theme/theme-style";
import type { Build } from "../build";
import type { FilePlan } from "../planned-file";

/** The style sheet with the chamber's own colours, for hosts of files; our server makes it of its address. */
export function themeStyles({ content }: Build): FilePlan[] {
  const { theme } = content.site;
  const path = themeStylePath(theme);
  if (path === undefined) return [];
  return [{ path: path.slice(1), dependencies: [path], make: () => themeStyle(wholeTheme(theme)) }];
}
