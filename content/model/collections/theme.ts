import { z } from "zod";
import { says } from "../problems/fault";
import { defaultTheme, type Theme } from "../theme/default-palette";
import { themeFaults } from "../theme/theme-faults";
import { wholeTheme } from "../theme/theme-style";
import { described, field } from "./field-meta";

const colour = (name: keyof Theme) =>
  described(
    z
      .string(says("colour"))
      .trim()
      .toLowerCase()
      .regex(/^#[0-9a-f]{6}$/, says("colour"))
      .optional(),
    { input: { input: "colour", preset: defaultTheme[name] } },
  );

/** The colours from which those of pages, icons and pictures for sharing are made; without them the product's own. */
export const theme = field(
  z
    .strictObject({
      structure: field(colour("structure"), "Dark grounds", "濃い背景の色", {
        hint: {
          en: "Footer and panels; texts derive from it.",
          ja: "フッターやパネルの色です。文字の色もここから作られます。",
        },
      }),
      action: field(colour("action"), "Buttons and links", "ボタンとリンクの色", {
        hint: { en: "Also bands and marks.", ja: "帯や目印の色にもなります。" },
      }),
      accent: field(colour("accent"), "Light grounds and lines", "淡い背景と線の色", {
        hint: { en: "Pages show light tints of it.", ja: "ページには淡くした色が使われます。" },
      }),
    })
    .check(({ value, issues }) => {
      for (const { name, message } of themeFaults(wholeTheme(value)))
        issues.push({ code: "custom", path: [name], message, input: value });
    })
    .optional(),
  "Colours",
  "サイトの色",
);
