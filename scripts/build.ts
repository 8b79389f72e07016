import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { errorMessage } from "../content/model/error-message";
import { buildContent } from "./site/build-content";
import { publicFolder } from "../site/gatsby/content/public-folder";
import { contentAddresses } from "./site/content-addresses";
import { fitForStaticHost } from "./site/static-host-files";
import { readWithHistory } from "./site/read-with-history";
import { assertReplaceable, writeSiteFolder } from "./site/write-site-folder";

/** `npm run build`: builds the static site once from CONTENT_DIR, as it lies there, into a folder for any static host. */
async function build(): Promise<void> {
  const { values } = parseArgs({ options: { out: { type: "string", default: join(".build", "site") } } });
  const out = resolve(values.out);
  // Before the minutes that a build takes.
  await assertReplaceable(out);
  await buildContent((built, { contentDir, publicUrl, publicAt = "" }) =>
    readWithHistory(contentDir, async (read) => {
      const { files } = publicFolder(read.content, Date.parse(publicAt));
      const { missing, covered = [] } = await contentAddresses(contentDir, read);
      const contents = files.map(({ file }) => file);
      await writeSiteFolder(built, out, (folder) =>
        fitForStaticHost(folder, publicUrl, contents, [...missing, ...covered]),
      );
    }),
  );
  console.log(`✓ The static site is in ${out}`);
}

build().catch((error: unknown) => {
  console.error(`✗ ${errorMessage(error)}`);
  process.exit(1);
});
