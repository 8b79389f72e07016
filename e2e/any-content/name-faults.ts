import type { Page } from "playwright-core";

/** In px: of the letters from the edges of header, footer and window; of the header, as nine lines of the smallest letters have it. */
const limits = { margin: 8, header: 160, entry: 48 } as const;

/** What is wrong with the chamber's name in the header and the footer of the open page, in a window of this width. */
export async function nameFaults(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  const faults = await page.evaluate(({ margin, header, entry }) => {
    const { clientWidth: window, scrollWidth } = document.documentElement;
    const faults = scrollWidth > window ? ["wider than the window"] : [];
    const boxOf = (element: Element | null): DOMRect | undefined => element?.getBoundingClientRect();
    const height = boxOf(document.querySelector("header"))?.height ?? Infinity;
    if (height > header) faults.push(`a header of ${String(height)} px`);
    for (const link of document.querySelectorAll("header .nav-link"))
      if (link.getBoundingClientRect().height > entry) faults.push(`${link.textContent} in two lines`);
    const names = document.querySelectorAll(".brand-name, .site-footer-name, [data-year]");
    if (names.length < 3) faults.push("a name is missing");
    for (const name of names) {
      const range = document.createRange();
      range.selectNodeContents(name);
      const text = range.getBoundingClientRect();
      const frame = boxOf(name.closest("header, footer"));
      const beside = [...(name.closest(".site-header-bar")?.children ?? [])].slice(1).map((part) => boxOf(part));
      const right = Math.min(window - margin, ...beside.flatMap((box) => (box?.width ? [box.left] : [])));
      const isFree = frame && text.top >= frame.top + margin && text.bottom <= frame.bottom - margin;
      if (!isFree || text.left < margin || text.right > right)
        faults.push(`${name.className} touches what is beside it`);
    }
    return faults;
  }, limits);
  return faults.map((fault) => `${String(width)} px: ${fault}`);
}
