import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { removeOthers } from "../output/prune-pictures";
import type { PagePlan } from "../plan/planned-page";
import { cutFont } from "./cut-font";
import { headingFont, type HeadingFont } from "./heading-font";

const folder = "fonts";

/** Makes the fonts of the headings of Japanese pages in a folder of a site, and knows which are used. */
export class HeadingFonts {
  private readonly used = new Set<string>();

  constructor(private readonly siteFolder: string) {}

  /**
   * Makes the fonts of pages; resolves with their files, relative to the site, each font before the style sheet that names
   * it, without those of which `isReleased` is true: they are not written.
   */
  async make(fonts: readonly HeadingFont[], isReleased: (file: string) => boolean = () => false): Promise<string[]> {
    for (const { font, style } of fonts) this.used.add(font).add(style);
    const missing = fonts.filter(({ font, style }) => !isReleased(font) || !isReleased(style));
    if (missing.length === 0) return [];
    const letters = new Map(missing.map((each) => [each.font, each.letters]));
    const cut = await cutFont([...letters.values()]);
    const files = new Map<string, string | Uint8Array>([
      ...[...letters.keys()].map((file, at) => [file, cut[at] ?? ""] as const),
      ...missing.map(({ style, css }) => [style, css] as const),
    ]);
    await mkdir(join(this.siteFolder, folder), { recursive: true });
    for (const [file, bytes] of files) await writeFile(join(this.siteFolder, file), bytes);
    return [...files.keys()];
  }

  /** Files of a site that no page has asked for since `forget`. */
  async unused(siteFolder: string): Promise<string[]> {
    const names = await readdir(join(siteFolder, folder)).catch(() => []);
    return names.map((name) => join(folder, name)).filter((file) => !this.used.has(file));
  }

  /** Begins to collect anew which fonts are used. */
  forget(): void {
    this.used.clear();
  }
}

/** Where the HTML of a page lies in a built site. */
export const htmlFile = (pagePath: string): string =>
  pagePath.endsWith(".html") ? pagePath : join(pagePath, "index.html");

/** Makes the fonts of all pages of a built site, and removes those of an earlier build. */
export async function writeHeadingFonts(siteFolder: string, pages: readonly PagePlan[]): Promise<void> {
  const fonts: HeadingFont[] = [];
  for (const { path, language } of pages) {
    if (language !== "ja") continue;
    // A page that could not be made has been named.
    const font = headingFont(await readFile(join(siteFolder, htmlFile(path)), "utf8").catch(() => ""));
    if (font !== undefined) fonts.push(font);
  }
  const made = await new HeadingFonts(siteFolder).make(fonts);
  await removeOthers(join(siteFolder, folder), new Set(made.map((file) => file.slice(folder.length + 1))));
}
