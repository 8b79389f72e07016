import { blossom, fanLeaf } from "./motifs/garden";
import { lantern } from "./motifs/lanterns";
import { seigaiha } from "./motifs/seigaiha";
import { colour } from "./palette";
import { circle, ellipse, group, n, onCircle, path, range, rect, stroke, svgDocument } from "./svg";

export type Hair = "bob" | "short" | "bun" | "long" | "side" | "scarf" | "curly" | "grey";
export type Ground = "waves" | "sun" | "leaves" | "dots" | "lanterns" | "blossoms";

export interface Portrait {
  readonly ground: Ground;
  readonly hair: Hair;
  readonly skin: string;
  readonly clothes: string;
  readonly collar: "lapels" | "round" | "open";
}

const side = 800;
const hairColour: Readonly<Record<Hair, string>> = {
  bob: "#2a2026",
  short: "#1f1c22",
  bun: "#3a2a2a",
  long: "#2b1f24",
  side: "#33262a",
  scarf: colour.jade,
  curly: "#241a1c",
  grey: "#a3a6ad",
};

/** A person without a face: hair, shoulders and a pattern behind them; nobody in particular. */
export function portrait({ ground, hair, skin, clothes, collar }: Portrait): string {
  const tone = hairColour[hair];
  return svgDocument(
    side,
    side,
    grounds[ground](),
    back(hair, tone),
    path("M120 800C130 640 240 590 330 572Q400 620 470 572C560 590 670 640 680 800Z", clothes),
    path("M346 470H454V572Q400 640 346 572Z", skin),
    path("M346 520Q400 566 454 520V548Q400 596 346 548Z", colour.ink, { opacity: 0.16 }),
    collars[collar](clothes),
    ellipse(400, 370, 124, 148, skin),
    hair === "scarf" ? "" : ellipse(276, 384, 18, 30, skin) + ellipse(524, 384, 18, 30, skin),
    front(hair, tone),
  );
}

const grounds: Readonly<Record<Ground, () => string>> = {
  waves: () => seigaiha(-80, side, 70, () => ["#f3dccb", colour.cream, "#f3dccb", colour.cream], side),
  sun: () =>
    rect(0, 0, side, side, "#f3e3cf") +
    circle(400, 360, 300, colour.red) +
    circle(400, 360, 340, "none", { stroke: colour.red, "stroke-width": 6, opacity: 0.5 }),
  leaves: () =>
    rect(0, 0, side, side, "#e3ece6") +
    fanLeaf(40, 640, 420, 28, colour.jade, colour.leaf) +
    fanLeaf(770, 600, 430, -32, colour.leaf, colour.jade) +
    fanLeaf(700, 60, 260, 200, "#a9c7b8", colour.jade),
  dots: () =>
    rect(0, 0, side, side, colour.navy) +
    range(7)
      .map((ring) =>
        range(14 + ring * 9)
          .map((index) => {
            const [x, y] = onCircle(400, 380, 90 + ring * 72, (index + ring * 0.3) / (14 + ring * 9));
            return circle(x, y, 7, (index + ring) % 5 === 0 ? colour.coral : colour.slate);
          })
          .join(""),
      )
      .join(""),
  lanterns: () =>
    rect(0, 0, side, side, "#f8e9d2") +
    lantern(130, 190, 84, colour.red, colour.wine) +
    lantern(670, 150, 96, colour.gold, colour.red) +
    lantern(700, 500, 62, colour.coral, colour.wine) +
    lantern(90, 520, 58, colour.gold, colour.red),
  blossoms: () =>
    rect(0, 0, side, side, "#dfe8ec") +
    range(16)
      .map((index) =>
        blossom(
          60 + ((index * 217) % 720),
          50 + ((index * 151) % 620),
          44 + (index % 4) * 9,
          ["#f3cfc4", "#fbe3de", "#eeb3ab"][index % 3] ?? "#f3cfc4",
          colour.red,
          index * 25,
        ),
      )
      .join(""),
};

const collars: Readonly<Record<Portrait["collar"], (clothes: string) => string>> = {
  lapels: (clothes) =>
    group([
      path("M334 572L400 760L466 572Q400 640 334 572Z", colour.paper),
      path("M326 574L290 640L330 656L320 690L400 800L382 716Z", clothes, {
        stroke: colour.ink,
        "stroke-width": 3,
        "stroke-opacity": 0.35,
      }),
      path("M474 574L510 640L470 656L480 690L400 800L418 716Z", clothes, {
        stroke: colour.ink,
        "stroke-width": 3,
        "stroke-opacity": 0.35,
      }),
    ]),
  round: () => stroke("M330 574Q400 668 470 574", colour.paper, 14, { opacity: 0.85 }),
  open: () => path("M326 574L400 700L474 574L500 600L400 748L300 600Z", colour.paper, { opacity: 0.92 }),
};

// What lies behind the neck and shoulders.
function back(hair: Hair, tone: string): string {
  switch (hair) {
    case "bob":
      return path("M250 400C240 190 560 190 550 400V520Q552 560 510 556H290Q248 560 250 520Z", tone);
    case "long":
      return path("M246 400C236 180 564 180 554 400C560 520 590 600 570 690H230C210 600 240 520 246 400Z", tone);
    case "bun":
      return circle(400, 178, 70, tone);
    case "curly":
      return [
        [270, 330],
        [300, 250],
        [370, 210],
        [440, 212],
        [506, 254],
        [532, 334],
        [262, 410],
        [540, 412],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 58, tone))
        .join("");
    case "scarf":
      return path("M240 420C220 140 580 140 560 420C566 520 600 600 620 690H180C200 600 234 520 240 420Z", tone);
    default:
      return "";
  }
}

// What lies over the forehead.
function front(hair: Hair, tone: string): string {
  switch (hair) {
    case "bob":
    case "long":
      return path(
        "M262 400C250 142 550 142 538 400C530 320 500 290 440 276C390 330 310 320 286 350Q270 366 262 400Z",
        tone,
      );
    case "bun":
      return path("M268 372C262 148 538 148 532 372C512 300 470 272 400 272S288 300 268 372Z", tone);
    case "short":
    case "grey":
      return path(
        "M268 366C246 190 380 190 430 204C530 200 548 290 532 366C520 320 506 300 480 292C420 306 340 300 300 286Q276 318 268 366Z",
        tone,
      );
    case "side":
      return path(
        "M266 374C240 140 560 126 536 374C528 330 520 312 500 300C420 300 360 280 330 250C320 300 290 320 266 374Z",
        tone,
      );
    case "curly":
      return [
        [292, 290],
        [336, 250],
        [394, 238],
        [452, 248],
        [506, 288],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 40, tone))
        .join("");
    case "scarf":
      return group([
        path("M264 390C250 138 550 138 536 390C536 300 480 262 400 262S264 300 264 390Z", tone),
        path(
          "M264 390C262 500 330 556 400 556S538 500 536 390C560 500 560 560 470 610Q400 650 330 610C240 560 240 500 264 390Z",
          tone,
        ),
        stroke(`M300 600Q${n(400)} 660 500 600`, colour.leaf, 5, { opacity: 0.6 }),
      ]);
  }
}

/** The picture shown when a person's own cannot be loaded. */
export function anybody(): string {
  return svgDocument(
    side,
    side,
    seigaiha(-80, side, 80, () => ["#e6eaea", "#f1f3f1", "#e6eaea", "#f1f3f1"], side),
    path("M130 800C140 650 250 600 400 600S660 650 670 800Z", colour.slate),
    ellipse(400, 380, 130, 152, colour.slate),
  );
}
