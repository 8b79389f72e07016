import { plainTextOfHtml } from "../../content/model/text/plain-text";
import { ask } from "../product/ask";

/** What visitors read in the HTML of a page, before anything runs. */
const wordsOf = async (path: string): Promise<string> => {
  const html = await (await ask(path)).text();
  return plainTextOfHtml(html.slice(html.indexOf("<body")));
};

// Words that an editor chose in place of unclear ones.
test.each([
  ["/", ["The non-profit chamber for business between Singapore and Japan"]],
  ["/ja", ["シンガポールと日本のビジネスを結ぶ、非営利の商工会議所"]],
  [
    "/sccj-membership",
    ["Calculate your first payment", "first payment includes", "Subtotal (excl. tax)", "Total due", "at member rates"],
  ],
  ["/ja/sccj-membership", ["発信の場"]],
  ["/ja/company/kopiya", ["日本国内の住所"]],
  ["/ja/about/sccj-officeholders", ["役員・創設会員は全員、無報酬で活動しています"]],
  ["/ja/sccj-members-directory", ["会員名簿"]],
  ["/sccj-members-directory", ["Membership directory"]],
] as const)("%s says what it is about in clear words", async (path, expected) => {
  const words = await wordsOf(path);
  for (const sentence of expected) expect(words).toContain(sentence);
});

test.each(["/", "/sccj-about", "/sccj-news"])(
  "%s does not promise that every text is in both languages",
  async (path) => {
    expect(await wordsOf(path)).not.toMatch(/everything we write/i);
  },
);
