/** A desktop window, in px, on a screen with one dot to the px. */
const windowWidth = 1280;
const rem = 16;

/** Which file of a `<picture>` a desktop browser of today loads: of the first source the narrowest one that is wide enough. */
export function pictureFor(picture: string): string | undefined {
  const source = /<source[^>]+>/.exec(picture)?.[0];
  const candidates = candidatesOf(attribute(source, "srcSet") ?? "");
  const wanted = shownWidth(attribute(source, "sizes") ?? "100vw");
  const chosen = candidates.find(({ width }) => width >= wanted) ?? candidates.at(-1);
  return chosen?.src ?? attribute(/<img[^>]+>/.exec(picture)?.[0], "src");
}

/** The width in px that `sizes` asks for, like `(min-width: 56rem) 50vw, 100vw`. */
export function shownWidth(sizes: string): number {
  for (const size of sizes.split(",")) {
    const [, least, leastUnit, amount, unit] =
      /^\s*(?:\(min-width:\s*([\d.]+)(rem|px)\)\s*)?([\d.]+)(vw|rem|px)\s*$/.exec(size) ?? [];
    if (amount === undefined) throw new Error(`sizes="${sizes}" is not understood`);
    if (least === undefined || pixels(least, leastUnit) <= windowWidth) return pixels(amount, unit);
  }
  return windowWidth;
}

function pixels(amount: string, unit: string | undefined): number {
  const factor = unit === "vw" ? windowWidth / 100 : unit === "rem" ? rem : 1;
  return Number(amount) * factor;
}

function candidatesOf(srcSet: string): { readonly src: string; readonly width: number }[] {
  return [...srcSet.matchAll(/(\S+)\s+(\d+)w/g)]
    .map(([, src = "", width]) => ({ src, width: Number(width) }))
    .sort((a, b) => a.width - b.width);
}

function attribute(element: string | undefined, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`, "i").exec(element ?? "")?.[1];
}
