import type { Palette } from "./default-palette";

/** A colour of the palette by its name, or one that is the same in every theme. */
export type Shade = keyof Palette | `#${string}`;

/** What is seen on a ground, and the least contrast that it needs (WCAG 1.4.3 and 1.4.11, level AA). */
export interface Pair {
  readonly seen: Shade;
  readonly ground: Shade;
  readonly least: number;
}

const white = "#ffffff";
const text = 4.5;
/** Of borders and icons of controls, rings of focus, and large letters. */
const control = 3;
const lightGrounds: readonly Shade[] = [white, "paper", "paperDeep", "redTint"];

const on = (grounds: readonly Shade[], least: number, ...seen: readonly Shade[]): readonly Pair[] =>
  grounds.flatMap((ground) => seen.map((each) => ({ seen: each, ground, least })));

/** Every pair of colours that the style sheets put on each other and in which a theme has a part. */
export const legiblePairs: readonly Pair[] = [
  // Buttons, the band with the contact, panels, the footer with its two greys; the pressed and the disabled button.
  ...on(["red"], text, white),
  ...on(["navy"], text, white, "#d9dfe6", "#c3ccd6"),
  ...on(["redDeep", "ink", "inkSoft"], text, white),
  // Numbers of lists, and the message of a part that failed.
  ...on([white, "paper"], text, "red"),
  ...on(lightGrounds, text, "ink", "inkSoft", "redDeep"),
  ...on(lightGrounds, control, "red"),
  ...on([white, "paper", "paperDeep"], control, "lineStrong"),
];
