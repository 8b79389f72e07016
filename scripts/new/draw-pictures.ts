import { defaultPalette } from "../../content/model/theme/default-palette";
import { drawSharePicture } from "../../site/gatsby/share/draw-share-picture";
import { drawable, outlines, widthOf } from "../../site/gatsby/share/letters";
import type { Answers } from "./answers";

/** A picture of the new content folder. */
export interface NewPicture {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** The pictures that a chamber begins with: its emblem and the one for sharing, in the first theme, and waves that fit any. */
export async function drawPictures(answers: Answers): Promise<NewPicture[]> {
  const logo = Buffer.from(emblem(answers.short));
  const title = drawable(answers["name-en"]) ?? drawable(answers.short) ?? "";
  const [date, name] = [drawable(answers["name-ja"]) ?? "", drawable(answers["city-en"]) ?? ""];
  const sharing = { title, date, name, mark: logo, picture: undefined, colors: defaultPalette };
  return [
    { path: "media/site/logo.svg", bytes: logo },
    { path: "media/site/social.jpg", bytes: await drawSharePicture(sharing) },
    { path: "media/pages/waves.svg", bytes: Buffer.from(waves()) },
  ];
}

/** Wider names, in font sizes, have their first letter in the emblem. */
const widest = 6;

/** A disc with the short name; without letters where it has one that the font lacks. */
function emblem(short: string): string {
  const name = drawable(short) ?? "";
  const [first = ""] = name;
  const letters = widthOf(name) > widest ? first : name;
  const size = Math.min(96, 176 / Math.max(widthOf(letters), 0.1));
  const place = { x: 128 - (widthOf(letters) * size) / 2, y: 128 + size * 0.36, size };
  const { navy, red, paper } = defaultPalette;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256"><circle cx="128" cy="128" r="122" fill="${navy}"/><circle cx="128" cy="128" r="108" fill="none" stroke="${red}" stroke-width="8"/><g fill="${paper}">${letters === "" ? "" : outlines(letters, place)}</g></svg>\n`;
}

/** The sun over rows of waves, 1,600 x 900; stone grey, because the file stays as it is when staff change the colours. */
function waves(): string {
  const [sky, sun, sea] = ["#ebe9e6", "#c3beb8", "#6f6a65"];
  const rows = Array.from({ length: 6 }, (_, row) =>
    Array.from({ length: 10 }, (_, column) =>
      [100, 72, 44].map(
        (r) =>
          `<circle cx="${String(column * 200 - (row % 2) * 100)}" cy="${String(620 + row * 56)}" r="${String(r)}"/>`,
      ),
    ),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900" viewBox="0 0 1600 900"><rect width="1600" height="900" fill="${sky}"/><circle cx="1180" cy="420" r="210" fill="${sun}"/><g fill="${sea}" stroke="${sky}" stroke-opacity=".4" stroke-width="5">${rows.flat(2).join("")}</g></svg>\n`;
}
