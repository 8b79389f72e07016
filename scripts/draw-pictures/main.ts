import { join } from "node:path";
import { companyLogos } from "./company-logos";
import { banner, chamberMark, logo } from "./logo";
import { partnerLogos } from "./partner-logos";
import { drawItemPicture } from "./draw-item-picture";
import { jpeg, png, save, socialJpeg, webp } from "./encode";
import { itemScenes } from "./items";
import { circle, path, range, rect } from "./svg";
import { colour } from "./palette";
import { pageScenes, socialScenes } from "./pages";
import { portraits } from "./people";
import { anybody, portrait } from "./portraits";

/** Draws every picture of content/media anew: `npx tsx scripts/draw-pictures/main.ts`. */
async function drawAll(contentDir: string): Promise<void> {
  const media = join(contentDir, "media");
  for (const [name, scene] of Object.entries(pageScenes)) {
    const gallery = name.startsWith("home/gallery-");
    await save(join(media, `${name}.${gallery ? "webp" : "jpg"}`), await (gallery ? webp : jpeg)(scene()));
  }
  for (const [name, scene] of Object.entries(socialScenes))
    await save(join(media, `${name}.jpg`), await socialJpeg(scene()));
  for (const [item, scene] of Object.entries(itemScenes)) await drawItemPicture(contentDir, item, scene());
  for (const [person, look] of Object.entries(portraits))
    await save(join(media, "people", `${person}.jpg`), await jpeg(portrait(look)));
  await save(join(media, "people", "anybody.jpg"), await jpeg(anybody()));
  for (const [slug, look] of Object.entries(companyLogos))
    await save(join(media, "companies", `${slug}.png`), await png(logo(look)));
  for (const [name, look] of Object.entries(partnerLogos))
    await save(join(media, "partners", `${name}.png`), await png(logo(look)));
  await save(
    join(media, "partners", "liaison-office.png"),
    await png(banner("Singapore Business Liaison", "シンガポール・ビジネス連絡局", colour.red, liaisonMark)),
  );
  await save(
    join(media, "partners", "enterprise-centre.png"),
    await png(banner("Tokyo Enterprise Centre", "東京国際エンタープライズセンター", colour.navy, centreMark)),
  );
  await save(join(media, "site", "logo.svg"), chamberMark());
  await save(join(media, "site", "logo.png"), await png(chamberMark(), 512));
}

const liaisonMark =
  circle(-18, 0, 44, colour.red) + circle(18, 0, 44, "none", { stroke: colour.ink, "stroke-width": 9 });
const centreMark =
  range(3)
    .map((index) =>
      rect(
        -54 + index * 38,
        40 - (index + 1) * 30,
        30,
        (index + 1) * 30,
        [colour.mist, colour.slate, colour.navy][index] ?? colour.navy,
      ),
    )
    .join("") + path("M-58 48H60V58H-58Z", colour.red);

drawAll(join(__dirname, "../../content")).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
