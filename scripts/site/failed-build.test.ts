import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { failureReason } from "../../api/publish/build/build-failure";
import { readContent } from "../../site/gatsby/content/read-content";
import { siteContent } from "../../site/gatsby/content/site-content";
import { recordFailure } from "../../site/gatsby/gatsby-api/record-failure";

// The site's code and the API do not import each other; what one leaves the other must find.
test("content without site.yml, or with a wrong one, is told by the publisher in the words of the site's code", async () => {
  const rootDir = mkdtempSync(join(tmpdir(), "failed-build-"));
  try {
    const contentDir = join(rootDir, "content");
    mkdirSync(contentDir);
    const build = (): Promise<unknown> =>
      recordFailure(() => Promise.resolve().then(() => siteContent(readContent(contentDir))), rootDir);
    await expect(build()).rejects.toThrow("The site needs site.yml");
    expect(await failureReason(rootDir, [], 1)).toBe("The site needs site.yml, which is missing.");
    writeFileSync(join(contentDir, "site.yml"), "product: sccj\nemail: nobody\n  x: 1\n");
    await expect(build()).rejects.toThrow("The site needs site.yml");
    const reason = await failureReason(rootDir, ["error something of Gatsby"], 1);
    expect(reason).toMatch(/^The site needs site\.yml, which is not valid:\n {2}site\.yml:2 "email" is not valid/);
  } finally {
    rmSync(rootDir, { recursive: true, force: true });
  }
});
