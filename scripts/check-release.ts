import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { errorMessage } from "../content/model/error-message";
import { buildContent } from "./site/build-content";
import { copyPublicContent } from "./site/copy-public-content";
import { releaseDifferences } from "./site/release-differences";
import { rootDir } from "../api/support/root-dir";

const mostNamed = 20;

/** `npm run check-release`: builds CONTENT_DIR with Gatsby, renders every page again and compares the files byte by byte. */
async function checkRelease(): Promise<void> {
  await buildContent(async (siteFolder, { contentDir: folder, builtOn, histories, publicAt = "" }) => {
    const rendererFolder = join(rootDir, ".build", "renderer");
    const contentDir = await mkdtemp(join(tmpdir(), "chamber-check-release-"));
    try {
      await copyPublicContent(folder, contentDir, Date.parse(publicAt));
      const found = await releaseDifferences({ siteFolder, contentDir, builtOn, histories, rendererFolder });
      for (const difference of found.slice(0, mostNamed)) console.error(`  ${difference}`);
      if (found.length > 0)
        throw new Error(`${String(found.length)} files are rendered otherwise than Gatsby builds them.`);
    } finally {
      await rm(contentDir, { recursive: true, force: true });
    }
  });
  console.log("✓ The renderer makes every file as Gatsby's build does");
}

checkRelease().catch((error: unknown) => {
  console.error(`✗ ${errorMessage(error)}`);
  process.exit(1);
});
