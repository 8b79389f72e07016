import { colour } from "./palette";
import { circle, n, onCircle, path, range, rect, stroke } from "./svg";

import type { Logo } from "./logo";
const bar = (y: number, color: string, shift = 0): string =>
  path(`M${n(-54 + shift)} ${n(y)}L0 ${n(y - 26)}L${n(54 - shift)} ${n(y)}L0 ${n(y + 26)}Z`, color);

/** The members of the directory, by slug. */
export const companyLogos: Readonly<Record<string, Logo>> = {
  japantravel: {
    name: "Japan",
    second: "Travel",
    font: "sans",
    size: 58,
    color: colour.ink,
    mark:
      circle(0, 0, 58, colour.red) +
      path("M-40 -22Q0 -10 40 -22V-12Q0 0 -40 -12Z", "#ffffff") +
      rect(-26, -12, 8, 52, "#ffffff") +
      rect(18, -12, 8, 52, "#ffffff") +
      rect(-32, 6, 64, 7, "#ffffff"),
  },
  strata: {
    name: "strata",
    font: "sans",
    size: 74,
    color: colour.navy,
    mark: bar(30, colour.mist) + bar(2, colour.slate) + bar(-26, colour.navy),
  },
  toursoft: {
    name: "Toursoft",
    font: "sans",
    size: 60,
    color: colour.leaf,
    mark:
      circle(0, 0, 54, "none", { stroke: colour.leaf, "stroke-width": 9 }) +
      path("M0 -42L15 0L0 42L-15 0Z", colour.jade) +
      path("M0 -42L15 0H-15Z", colour.leaf) +
      circle(0, 0, 6, "#ffffff"),
  },
  "akiya2-0": {
    name: "Akiya 2.0",
    font: "sans",
    size: 54,
    color: "#5b4034",
    mark:
      path("M-60 4L0 -52L60 4L50 14L0 -32L-50 14Z", colour.red) +
      path("M-40 16L0 -22L40 16V54H-40Z", "#5b4034") +
      circle(0, 18, 11, colour.honey) +
      path("M-6 22H6L9 46H-9Z", colour.honey),
  },
  mashiwhite: {
    name: "mashi",
    second: "white",
    font: "serif",
    size: 62,
    color: colour.slate,
    mark:
      rect(-54, -54, 108, 108, colour.slate, { rx: 30 }) +
      circle(0, 0, 36, "#ffffff") +
      path("M-36 0A36 36 0 0 0 36 0Z", colour.mist),
  },
  slidehide: {
    name: "SlideHide",
    font: "sans",
    size: 54,
    color: colour.ink,
    mark:
      rect(-58, -50, 70, 100, colour.honey, { rx: 8 }) +
      rect(-20, -50, 78, 100, colour.ink, { rx: 8 }) +
      circle(-2, 0, 8, colour.honey) +
      stroke("M14 0H40M30 -11L41 0L30 11", "#ffffff", 6),
  },
  minim: {
    name: "minim",
    font: "sans",
    size: 70,
    color: colour.ink,
    spacing: 3,
    mark: rect(-52, -52, 104, 104, "none", { stroke: colour.ink, "stroke-width": 7 }) + circle(24, 24, 15, colour.red),
  },
  temasek: {
    name: "Temasek",
    font: "serif",
    size: 60,
    color: colour.wine,
    mark: [44, 74, 104, 68, 38]
      .map((height, index) =>
        rect(-56 + index * 24, 50 - height, 16, height, index === 2 ? colour.gold : colour.wine, { rx: 8 }),
      )
      .join(""),
  },
  workato: {
    name: "workato",
    font: "sans",
    size: 60,
    color: colour.leaf,
    mark:
      stroke("M-44 30L-12 -26L20 30L46 -30", colour.jade, 11) +
      [
        [-44, 30],
        [-12, -26],
        [20, 30],
        [46, -30],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 15, colour.leaf))
        .join(""),
  },
  sinkies: {
    name: "Sinkies",
    font: "sans",
    size: 64,
    color: colour.wine,
    mark:
      circle(-20, -8, 38, colour.coral) +
      circle(20, -8, 38, colour.gold, { opacity: 0.85 }) +
      path("M-50 44Q0 66 50 44", "none", { stroke: colour.coral, "stroke-width": 10, "stroke-linecap": "round" }),
  },
  brightz: {
    name: "Brightz",
    font: "sans",
    size: 64,
    color: "#a8741a",
    mark:
      range(12)
        .map((index) => {
          const [x1, y1] = onCircle(0, 0, 38, index / 12);
          const [x2, y2] = onCircle(0, 0, index % 2 === 0 ? 58 : 50, index / 12);
          return stroke(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, colour.gold, 9);
        })
        .join("") + circle(0, 0, 26, colour.gold),
  },
  centex: {
    name: "CENTEX",
    font: "sans",
    size: 54,
    color: colour.navy,
    spacing: 2,
    mark: [58, 38, 18]
      .map((radius, ring) =>
        path(
          `M${range(6)
            .map((index) =>
              onCircle(0, 0, radius, index / 6)
                .map(n)
                .join(" "),
            )
            .join("L")}Z`,
          [colour.navy, "#ffffff", colour.red][ring] ?? colour.navy,
        ),
      )
      .join(""),
  },
  kopiya: {
    name: "Kopiya",
    second: "コピ屋",
    font: "japanese",
    size: 58,
    color: "#5a3422",
    mark:
      path("M-46 -22H34V10A40 40 0 0 1 -46 10Z", "#5a3422") +
      circle(38, 0, 18, "none", { stroke: "#5a3422", "stroke-width": 9 }) +
      rect(-54, 50, 96, 9, colour.red, { rx: 4.5 }) +
      stroke("M-22 -36q-8 -10 0 -20M8 -36q-8 -10 0 -20", colour.red, 6),
  },
};
