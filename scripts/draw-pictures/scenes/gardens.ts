import { bananaLeaf, fanLeaf, hills, mandarin, palmFrond } from "../motifs/garden";
import { train } from "../motifs/ideas";
import { clouds, sun } from "../motifs/sea";
import { seigaiha } from "../motifs/seigaiha";
import { colour } from "../palette";
import { backdrop, circle, ellipse, group, path, range, rect, stroke, svgDocument, wide } from "../svg";

const picture = (...parts: readonly string[]): string => svgDocument(wide.width, wide.height, ...parts);

/** A train on an arched bridge before green hills. */
export function trainInHills(light: "green" | "pale"): string {
  const sunny = light === "green";
  return picture(
    sunny ? backdrop("#dce9e6", colour.paper, "#fdf0df") : backdrop("#f3d9c6", "#f9ead9", colour.paper),
    sunny ? sun(1180, 260, 110, colour.red, colour.coral) : sun(430, 330, 190, colour.paper, "#ffffff"),
    clouds(
      [
        [260, 150, 300],
        [860, 210, 240],
      ],
      "#ffffff",
      0.9,
    ),
    hills(
      sunny
        ? [
            [420, "#bcd3c6", 0],
            [500, colour.jade, -160],
            [600, colour.leaf, 120],
          ]
        : [
            [430, "#e2c3a6", 60],
            [510, "#b99a86", -120],
            [600, "#7c6f7c", 100],
          ],
    ),
    ...range(7).map((index) =>
      path(
        `M${String(-60 + index * 250)} 900V640H${String(190 + index * 250)}V900H${String(150 + index * 250)}V810A85 95 0 0 0 ${String(-20 + index * 250)} 810V900Z`,
        sunny ? colour.cream : colour.blush,
      ),
    ),
    rect(-20, 624, 1640, 26, sunny ? colour.sand : "#d8a99c"),
    stroke("M-20 620H1620", colour.ink, 6),
    sunny ? train(150, 616, 400, colour.paper, colour.red) : train(330, 616, 360, colour.navy, colour.gold),
    sunny ? palmFrond(40, 930, 330, 16, colour.forest) + palmFrond(1560, 940, 360, -22, colour.forest) : "",
  );
}

/** Large leaves with a red sun between them. */
export function leaves(ground: "light" | "deep"): string {
  const deep = ground === "deep";
  return picture(
    deep ? backdrop("#12302f", colour.forest, "#123048") : backdrop(colour.paper, "#eef2e6", colour.cream),
    circle(800, 440, 210, colour.red),
    circle(800, 440, 260, colour.coral, { opacity: 0.18 }),
    bananaLeaf(180, 980, 880, 14, deep ? colour.leaf : colour.jade, deep ? colour.jade : colour.paper),
    bananaLeaf(1430, 990, 900, -18, deep ? "#27506a" : colour.slate, deep ? colour.mist : colour.paper),
    fanLeaf(40, 520, 400, 62, deep ? colour.jade : colour.leaf, deep ? colour.forest : colour.jade),
    fanLeaf(1580, 470, 430, -66, deep ? colour.leaf : colour.forest, colour.jade),
    palmFrond(470, 1000, 520, 8, deep ? "#4f8576" : colour.forest),
    palmFrond(1130, 1000, 540, -10, deep ? colour.slate : colour.navy),
    palmFrond(760, 1050, 420, 4, colour.gold),
    palmFrond(250, -60, 380, 158, deep ? colour.leaf : colour.jade),
    palmFrond(1370, -70, 400, 204, deep ? "#27506a" : colour.slate),
  );
}

/** A large and a small leaf on one branch, inside rings. */
export function twoLeaves(): string {
  return picture(
    backdrop("#f6efe2", colour.paper, "#eef1e8"),
    ...range(7).map((index) =>
      circle(820, 450, 400 - index * 54, "none", {
        stroke: index % 2 === 0 ? colour.gold : colour.blush,
        "stroke-width": 6,
        opacity: 0.8,
      }),
    ),
    circle(820, 450, 70, colour.red),
    stroke("M560 930C640 760 690 620 780 300", "#5b4034", 18),
    bananaLeaf(742, 440, 430, 46, colour.leaf, colour.jade),
    bananaLeaf(668, 640, 230, -52, colour.jade, colour.leaf),
    ...range(5).map((index) =>
      circle(1210 + index * 44, 700 - index * 66, 12 + index * 3, index % 2 === 0 ? colour.red : colour.navy),
    ),
  );
}

/** Mandarin oranges on a red ground with a wave pattern. */
export function mandarins(): string {
  return picture(
    seigaiha(-40, 900, 64, () => [colour.red, "#d63a4f", colour.red, "#d63a4f"]),
    ellipse(800, 800, 700, 130, colour.wine, { opacity: 0.45 }),
    path("M190 700H1410Q1390 860 1180 880H420Q210 860 190 700Z", colour.ink),
    path("M190 700H1410Q1408 730 1398 752H202Q192 730 190 700Z", colour.gold),
    ...range(9).map((index) =>
      group([
        circle(330 + index * 118, 812, 26, "none", { stroke: colour.gold, "stroke-width": 5 }),
        circle(330 + index * 118, 812, 10, colour.gold),
      ]),
    ),
    mandarin(620, 430, 118),
    mandarin(980, 440, 112),
    mandarin(430, 610, 126),
    mandarin(1180, 612, 122),
    mandarin(690, 622, 132),
    mandarin(930, 630, 128),
  );
}
