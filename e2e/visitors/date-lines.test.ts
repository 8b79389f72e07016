import { closeBrowser, visitor, type Visitor } from "../support/visitor";

let opened: Visitor | undefined;
afterEach(async () => {
  await opened?.close();
  opened = undefined;
});
afterAll(closeBrowser);

/** The lines in which the browser shows each date below `main`. */
function dateLines({ page }: Visitor): Promise<string[][]> {
  return page.locator("main time").evaluateAll((elements) =>
    elements.map((element) => {
      const text = element.firstChild;
      if (!(text instanceof Text)) return [];
      const lines: { top: number; shown: string }[] = [];
      for (let index = 0; index < text.length; index += 1) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + 1);
        const { top } = range.getBoundingClientRect();
        const line = lines.at(-1);
        if (line && Math.abs(line.top - top) < 5) line.shown += text.data[index] ?? "";
        else lines.push({ top, shown: text.data[index] ?? "" });
      }
      return lines.map(({ shown }) => shown.trim());
    }),
  );
}

test.each([
  ["en", "/sccj-events", /[A-Z][a-z]{2}, [A-Z][a-z]{2} \d{1,2}, \d{4}/],
  ["ja", "/ja/sccj-events", /\d{4}年\d{1,2}月\d{1,2}日\(.\)/],
] as const)(
  "on a phone no date is torn apart, also where an event lasts several days (%s)",
  async (language, path, day) => {
    opened = await visitor({ language, width: 360 });
    await opened.page.goto(path);
    const dates = await dateLines(opened);
    expect(dates.length).toBeGreaterThan(3);
    expect(dates.some((lines) => lines.length > 1)).toBe(true);
    expect(dates.flat().filter((line) => !day.test(line))).toEqual([]);
  },
);
