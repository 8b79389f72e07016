import type { Page } from "playwright-core";

/** Dates in texts, anywhere in the page, that the browser shows on more than one line; a part of an address is no date. */
export function tornDates(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const dates =
      /\d{4}年\d{1,2}月\d{1,2}日(?:（.）)?|\d{1,2}月\d{1,2}日|(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{1,2}(?:, \d{4})?|(?<!\/)\d{4}-\d{2}-\d{2}/g;
    const torn: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      for (const { 0: date, index } of text.data.matchAll(dates)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + date.length);
        const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
        if (tops.length > 0 && Math.max(...tops) - Math.min(...tops) > 5) torn.push(`${text.data} (${date})`);
      }
    }
    return torn;
  });
}
