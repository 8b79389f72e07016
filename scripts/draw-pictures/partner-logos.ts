import { colour } from "./palette";
import { circle, ellipse, n, path, range, rect, stroke } from "./svg";

import type { Logo } from "./logo";
/** Partners of the moving strip. */
export const partnerLogos: Readonly<Record<string, Logo>> = {
  "straits-kanto-bank": {
    name: "Straits Kanto",
    second: "Bank",
    font: "serif",
    size: 44,
    color: colour.navy,
    mark:
      path("M-54 -20L0 -54L54 -20V-8H-54Z", colour.navy) +
      range(4)
        .map((index) => rect(-46 + index * 27, -2, 12, 40, colour.gold))
        .join("") +
      rect(-54, 44, 108, 11, colour.navy),
  },
  "orchid-air-cargo": {
    name: "Orchid",
    second: "Air Cargo",
    font: "sans",
    size: 54,
    color: "#7c3f74",
    mark:
      range(5)
        .map((index) =>
          ellipse(0, -32, 17, 27, index === 0 ? "#b77bb0" : "#8f4f87", { transform: `rotate(${n(index * 72)})` }),
        )
        .join("") + circle(0, 0, 13, colour.honey),
  },
  "nagisa-logistics": {
    name: "Nagisa",
    second: "Logistics",
    font: "sans",
    size: 54,
    color: colour.slate,
    mark:
      circle(0, 0, 56, colour.haze) +
      [0, 1, 2]
        .map((index) =>
          stroke(`M-44 ${n(-16 + index * 22)}q14 -16 29 0t29 0t29 0`, index === 1 ? colour.red : colour.slate, 9),
        )
        .join(""),
  },
  "lantern-language": {
    name: "Lantern",
    second: "Language School",
    font: "sans",
    size: 50,
    color: colour.red,
    mark:
      ellipse(0, 0, 48, 42, colour.red) +
      ellipse(0, 0, 17, 42, "none", { stroke: colour.blush, "stroke-width": 3 }) +
      rect(-17, -52, 34, 10, colour.ink, { rx: 3 }) +
      rect(-15, 41, 30, 9, colour.ink, { rx: 3 }) +
      stroke("M0 50V62", colour.gold, 5),
  },
  "hinode-legal": {
    name: "Hinode",
    second: "Legal",
    font: "serif",
    size: 58,
    color: colour.ink,
    mark:
      path("M-52 24A52 52 0 0 1 52 24Z", colour.red) +
      rect(-60, 30, 120, 8, colour.ink) +
      rect(-44, 44, 88, 6, colour.ink),
  },
  "kaya-foods": {
    name: "Kaya Foods",
    font: "sans",
    size: 48,
    color: colour.leaf,
    mark:
      rect(-40, -34, 80, 84, colour.jade, { rx: 14 }) +
      rect(-46, -54, 92, 24, colour.leaf, { rx: 8 }) +
      rect(-40, -10, 80, 34, "#ffffff") +
      path("M-20 14Q0 -12 22 -4Q14 20 -20 14Z", colour.leaf),
  },
  "tidewater-hotels": {
    name: "Tidewater",
    second: "Hotels",
    font: "serif",
    size: 52,
    color: colour.forest,
    mark:
      path("M-50 50V-10A50 50 0 0 1 50 -10V50H22V-4A22 22 0 0 0 -22 -4V50Z", colour.forest) +
      circle(0, 34, 14, colour.gold),
  },
  "merlindo-design": {
    name: "Merlindo",
    second: "Design",
    font: "sans",
    size: 52,
    color: colour.ink,
    mark:
      rect(-52, -52, 50, 50, colour.ink) +
      circle(27, -27, 25, colour.red) +
      path("M-52 52V2H-2Z", colour.gold) +
      path("M2 2H52V52A50 50 0 0 1 2 2Z", colour.slate),
  },
};
