import { mountain, pagoda, townHouses } from "../motifs/japan";
import { garland } from "../motifs/lanterns";
import { stars } from "../motifs/festive";
import { bridge, clouds, sea, sun } from "../motifs/sea";
import { linkedTowers, skyline } from "../motifs/skyline";
import { colour } from "../palette";
import { seeded } from "../random";
import { backdrop, path, rect, svgDocument, wide } from "../svg";

const picture = (...parts: readonly string[]): string => svgDocument(wide.width, wide.height, ...parts);

/** Morning on a waterfront with three linked towers. */
export function waterfrontMorning(): string {
  return picture(
    backdrop(colour.paper, colour.cream, colour.blush),
    sun(1130, 430, 170, colour.red, colour.coral),
    clouds(
      [
        [120, 180, 300],
        [640, 120, 240],
        [1260, 230, 280],
      ],
      colour.paper,
      0.9,
    ),
    skyline(seeded(11), { base: 640, low: 90, high: 260, color: "#e9c3b6" }),
    skyline(seeded(27), { base: 640, low: 60, high: 210, color: "#c2929a", from: 620 }),
    skyline(seeded(5), {
      base: 640,
      low: 80,
      high: 250,
      color: colour.slate,
      from: -20,
      to: 300,
      windows: { color: colour.cream, share: 0.35 },
    }),
    linkedTowers(330, 640, 330, colour.navy, colour.ink),
    skyline(seeded(8), {
      base: 640,
      low: 110,
      high: 300,
      color: colour.navy,
      from: 1290,
      windows: { color: colour.honey, share: 0.4 },
    }),
    rect(0, 632, 1600, 20, colour.ink),
    sea(640, "day"),
  );
}

/** A snow-capped mountain behind the roofs of a Japanese city. */
export function mountainCity(): string {
  return picture(
    backdrop(colour.haze, colour.paper, colour.cream),
    sun(370, 270, 120, colour.red, colour.coral),
    mountain(880, 150, 700, 760, colour.slate, colour.paper),
    clouds(
      [
        [1120, 330, 320],
        [180, 420, 260],
        [560, 500, 380],
      ],
      colour.paper,
      0.92,
    ),
    skyline(seeded(31), { base: 760, low: 60, high: 190, color: "#93a9b8" }),
    skyline(seeded(62), {
      base: 790,
      low: 50,
      high: 170,
      color: colour.navy,
      from: 560,
      windows: { color: colour.honey, share: 0.3 },
    }),
    pagoda(1300, 850, 330, 5, colour.red, colour.cream),
    rect(0, 740, 1600, 160, "#22355b"),
    townHouses(
      900,
      colour.ink,
      ["#2d466f", "#35507c", "#274063"],
      colour.honey,
      [190, 240, 205, 170, 215, 185, 160, 200, 235],
      206,
    ),
  );
}

/** A long bridge over patterned waves at the end of the day. */
export function longBridge(): string {
  return picture(
    backdrop(colour.navy, "#6d5672", colour.coral, colour.honey),
    sun(800, 520, 150, colour.honey, colour.cream),
    clouds(
      [
        [160, 200, 320],
        [1140, 160, 340],
        [520, 110, 220],
      ],
      "#f0a994",
      0.5,
    ),
    skyline(seeded(44), { base: 640, low: 30, high: 120, color: "#7a4a5e", to: 520 }),
    skyline(seeded(45), { base: 640, low: 30, high: 130, color: "#7a4a5e", from: 1100 }),
    sea(630, "night", 60),
    bridge(600, colour.ink, colour.paper),
  );
}

/** Lit windows, stars and lanterns: the last evening of the year. */
export function lanternNight(seed: number): string {
  return picture(
    backdrop(colour.ink, colour.navy, "#4a4a72", colour.coral),
    stars(seeded(seed), 110, 430),
    path("M1296 262A74 74 0 1 0 1366 352A62 62 0 1 1 1296 262Z", colour.honey, { transform: "translate(150 -48)" }),
    skyline(seeded(seed + 1), {
      base: 740,
      low: 120,
      high: 320,
      color: "#2c3d66",
      windows: { color: colour.honey, share: 0.22 },
    }),
    skyline(seeded(seed + 2), {
      base: 820,
      low: 90,
      high: 280,
      color: "#1b2a49",
      windows: { color: colour.gold, share: 0.42 },
    }),
    sea(806, "night", 46),
    garland({
      from: [-30, 30],
      to: [860, 70],
      sag: 120,
      count: 5,
      size: 58,
      colours: [
        [colour.red, colour.wine],
        [colour.gold, colour.red],
        [colour.coral, colour.wine],
      ],
      glow: true,
    }),
    garland({
      from: [860, 70],
      to: [1640, 10],
      sag: 90,
      count: 4,
      size: 50,
      colours: [
        [colour.gold, colour.red],
        [colour.red, colour.wine],
      ],
      glow: true,
    }),
  );
}

/** Both skylines on their shores, joined over the sea: for the page about the chamber. */
export function twoSkylines(): string {
  return picture(
    backdrop(colour.paper, colour.cream, "#f4d9c4"),
    sun(800, 410, 190, colour.red, colour.coral),
    clouds(
      [
        [240, 150, 260],
        [1080, 120, 300],
      ],
      "#ffffff",
      0.9,
    ),
    skyline(seeded(90), { base: 660, low: 60, high: 190, color: "#e3bdaa", to: 560 }),
    skyline(seeded(91), { base: 660, low: 60, high: 190, color: "#e3bdaa", from: 1040 }),
    linkedTowers(70, 660, 290, colour.navy, colour.ink),
    mountain(1330, 330, 660, 360, colour.slate, colour.paper),
    pagoda(1150, 664, 170, 5, colour.wine, colour.cream),
    skyline(seeded(17), { base: 662, low: 30, high: 110, color: colour.ink, from: -10, to: 90 }),
    skyline(seeded(19), { base: 662, low: 30, high: 90, color: colour.ink, from: 1390 }),
    sea(650, "day", 60),
  );
}
