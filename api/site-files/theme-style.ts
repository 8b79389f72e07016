import type Koa from "koa";
import type { Theme } from "../../content/model/theme/default-palette";
import { themeStyle } from "../../content/model/theme/theme-style";

/**
 * Answers the style sheet of a theme, of which the address holds all: the preview of colours that nobody has saved has it,
 * too. An inline style would need a hash in the policy of the staff pages, which show the preview.
 */
export function sendThemeStyle(ctx: Koa.Context, theme: Theme): void {
  ctx.set("Cache-Control", "public, max-age=31536000, immutable");
  ctx.type = "css";
  ctx.body = themeStyle(theme);
}
