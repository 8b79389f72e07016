import { firework, sparkler, stars } from "../motifs/festive";
import { sea } from "../motifs/sea";
import { skyline } from "../motifs/skyline";
import { colour } from "../palette";
import { seeded } from "../random";
import { backdrop, circle, range, rect, svgDocument, wide } from "../svg";

const picture = (...parts: readonly string[]): string => svgDocument(wide.width, wide.height, ...parts);

/** Fireworks in the chamber's colours above a bay. */
export function fireworksBay(colours: "festive" | "gold"): string {
  const outer = colours === "festive" ? colour.coral : colour.gold;
  return picture(
    backdrop("#0f1830", colour.ink, colour.navy, "#3b4a78"),
    stars(seeded(3), 60, 500),
    firework(470, 270, 230, outer, colour.paper),
    firework(1120, 220, 190, colour.paper, colour.coral),
    firework(820, 410, 130, colour.honey, outer),
    firework(1380, 440, 110, colour.coral, colour.honey),
    firework(160, 470, 90, colour.honey, colour.paper),
    skyline(seeded(52), {
      base: 760,
      low: 50,
      high: 170,
      color: "#1a2745",
      windows: { color: colour.honey, share: 0.3 },
    }),
    sea(750, "night", 52),
    ...range(9).map((index) =>
      rect(120 + index * 170, 770 + (index % 3) * 30, 60, 5, index % 2 === 0 ? outer : colour.honey, {
        rx: 2.5,
        opacity: 0.7,
      }),
    ),
  );
}

/** Sparklers held into a summer night. */
export function sparklers(): string {
  return picture(
    backdrop("#0d1630", colour.ink, "#26345e"),
    stars(seeded(14), 50, 700),
    sparkler(seeded(21), 560, 470, 260),
    sparkler(seeded(22), 1130, 560, 200),
    sparkler(seeded(23), 180, 640, 130),
  );
}

/** Two shores joined by an arc of dots. */
export function dottedShores(): string {
  const dots = range(31).map((index) => {
    const t = index / 30;
    const x = 250 + 1100 * t;
    const y = 640 - 420 * 4 * t * (1 - t);
    return circle(
      x,
      y,
      9 + 5 * Math.sin(Math.PI * t),
      index === 15 ? colour.honey : index < 15 ? colour.coral : colour.paper,
    );
  });
  return picture(
    backdrop(colour.ink, colour.navy, "#56618c", "#d98f7e"),
    stars(seeded(33), 70, 420),
    skyline(seeded(101), {
      base: 680,
      low: 40,
      high: 180,
      color: "#16223f",
      to: 360,
      windows: { color: colour.honey, share: 0.45 },
    }),
    skyline(seeded(102), {
      base: 680,
      low: 40,
      high: 180,
      color: "#16223f",
      from: 1240,
      windows: { color: colour.honey, share: 0.45 },
    }),
    ...dots,
    sea(664, "night", 58),
  );
}
