import { blossomBranch } from "../motifs/garden";
import { arcs } from "../motifs/ideas";
import { garland } from "../motifs/lanterns";
import { boat, clouds, containerShip, crane, sea, sun } from "../motifs/sea";
import { skyline } from "../motifs/skyline";
import { colour } from "../palette";
import { seeded } from "../random";
import { backdrop, circle, onCircle, path, range, rect, svgDocument, wide } from "../svg";

const picture = (...parts: readonly string[]): string => svgDocument(wide.width, wide.height, ...parts);

/** Ships and cranes in a calm harbour. */
export function harbour(light: "day" | "dusk"): string {
  const boxes = [colour.red, colour.gold, colour.jade, colour.slate, colour.coral, colour.cream];
  return light === "day"
    ? picture(
        backdrop(colour.haze, colour.paper, colour.cream),
        sun(560, 380, 200, colour.honey, "#f6e3b8"),
        clouds(
          [
            [900, 160, 320],
            [130, 230, 240],
          ],
          "#ffffff",
        ),
        skyline(seeded(71), { base: 690, low: 30, high: 110, color: colour.mist }),
        crane(1180, 700, 430, colour.navy),
        crane(1410, 700, 480, colour.ink),
        sea(690, "day", 60),
        containerShip(180, 730, 900, colour.navy, boxes),
        boat(1330, 790, 46, colour.wine, colour.coral),
      )
    : picture(
        backdrop("#5d4a6e", colour.coral, colour.honey),
        sun(1080, 470, 210, colour.cream, colour.honey),
        clouds(
          [
            [180, 150, 300],
            [700, 210, 260],
            [1220, 120, 240],
          ],
          "#f6c6a8",
          0.6,
        ),
        skyline(seeded(72), { base: 680, low: 30, high: 120, color: "#a25a64" }),
        crane(250, 690, 460, colour.ink),
        crane(470, 690, 400, "#3a2b4a"),
        sea(680, "dusk", 60),
        containerShip(620, 740, 860, colour.ink, boxes),
      );
}

/** Lanterns over a quay while the sun goes down. */
export function quayEvening(): string {
  return picture(
    backdrop("#f6d9a8", colour.honey, colour.coral, "#b8475a"),
    sun(1040, 520, 180, colour.red, colour.coral),
    clouds(
      [
        [120, 330, 300],
        [1220, 300, 260],
      ],
      colour.cream,
      0.5,
    ),
    skyline(seeded(81), { base: 650, low: 24, high: 120, color: "#93394f" }),
    sea(640, "dusk", 62),
    rect(0, 842, 1600, 60, colour.ink),
    ...range(17).map((index) => rect(index * 100 + 30, 806, 12, 50, colour.ink)),
    rect(0, 800, 1600, 10, colour.ink),
    garland({
      from: [-40, -30],
      to: [900, 30],
      sag: 130,
      count: 5,
      size: 62,
      colours: [
        [colour.red, colour.wine],
        [colour.paper, colour.sand],
        [colour.gold, colour.red],
      ],
    }),
    garland({
      from: [900, 30],
      to: [1660, -40],
      sag: 110,
      count: 4,
      size: 54,
      colours: [
        [colour.paper, colour.sand],
        [colour.red, colour.wine],
        [colour.gold, colour.red],
      ],
    }),
  );
}

/** Cherry branches over a river with boats. */
export function blossomRiver(seed: number): string {
  return picture(
    backdrop("#dbe8ee", colour.paper, "#fbe9e4"),
    circle(1180, 260, 120, colour.coral, { opacity: 0.85 }),
    skyline(seeded(seed + 40), { base: 610, low: 40, high: 150, color: "#c9d5dc" }),
    path("M-20 610C300 570 700 640 1620 590V680H-20Z", colour.jade),
    path("M-20 640C400 610 900 670 1620 630V700H-20Z", colour.leaf),
    sea(650, "day", 54),
    boat(980, 760, 60, colour.wine),
    boat(1290, 710, 40, colour.navy),
    blossomBranch(
      seeded(seed),
      [
        [-60, 60],
        [220, 130],
        [470, 110],
        [740, 220],
        [900, 200],
      ],
      36,
      20,
    ),
    blossomBranch(
      seeded(seed + 1),
      [
        [-40, 380],
        [160, 330],
        [380, 400],
        [520, 380],
      ],
      26,
      17,
    ),
    blossomBranch(
      seeded(seed + 2),
      [
        [1660, 20],
        [1480, 80],
        [1320, 60],
      ],
      22,
      15,
    ),
    ...range(26).map((index) =>
      circle(300 + ((index * 173) % 1200), 420 + ((index * 97) % 420), 5 + (index % 3), "#eeb3ab", { opacity: 0.9 }),
    ),
  );
}

/** A sun and a crescent above two shores. */
export function sunAndCrescent(): string {
  return picture(
    backdrop(colour.paper, colour.cream, colour.blush),
    circle(590, 360, 170, colour.red),
    path("M1107 221A170 170 0 1 0 1150 455A148 148 0 1 1 1107 221Z", colour.ink),
    ...range(5).map((index) => {
      const [x, y] = onCircle(1078, 336, 62, index / 5);
      return circle(x, y, 13, colour.ink);
    }),
    path("M-20 640C160 560 330 570 560 670H-20Z", colour.leaf),
    path("M1620 620C1440 540 1240 580 1040 670H1620Z", colour.slate),
    sea(640, "day", 62),
  );
}

/** A red and a navy arc that meet above the sea. */
export function meetingArcs(): string {
  return picture(
    backdrop(colour.cream, colour.paper, "#fff7ea"),
    arcs(210, 1390, 680, 500, [colour.red, colour.navy], 4, 24),
    circle(800, 470, 90, colour.gold),
    ...range(24).map((index) => {
      const [x, y] = onCircle(800, 470, 128, index / 24);
      return circle(x, y, 5, colour.gold);
    }),
    sea(660, "day", 58),
  );
}

/** Sailing boats with coloured sails before a large sun: for the sponsors' page. */
export function regatta(): string {
  const sails = [colour.red, colour.jade, colour.navy, colour.coral, colour.gold, colour.slate] as const;
  return picture(
    backdrop(colour.haze, colour.paper, "#fdebd7"),
    sun(800, 420, 230, colour.honey, colour.cream),
    clouds(
      [
        [180, 190, 280],
        [1120, 150, 320],
      ],
      "#ffffff",
    ),
    skyline(seeded(111), { base: 650, low: 20, high: 90, color: colour.mist }),
    sea(640, "day", 58),
    ...sails.map((sail, index) =>
      boat(210 + index * 240, 730 + (index % 2) * 70, 84 + (index % 3) * 14, colour.ink, sail),
    ),
  );
}
