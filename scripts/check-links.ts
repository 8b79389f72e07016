import { readSettings } from "../api/env";
import { errorMessage } from "../content/model/error-message";
import { hiddenContent } from "../content/model/publication/hidden-content";
import { readContent } from "../site/gatsby/content/read-content";
import { deadLinks, linksToOthers } from "./links/other-sites";

/** Asks the other sites that public content links to, and names the links that lead nowhere; 1 when there is one. Run by CI once a week. */
async function checkLinks(): Promise<number> {
  const { contentDir, publicUrl } = readSettings();
  const { files, leftOutMedia } = readContent(contentDir);
  const hidden = new Set(hiddenContent(files, Date.now(), leftOutMedia).paths);
  const links = linksToOthers(
    files.filter(({ path }) => !hidden.has(path)),
    publicUrl,
  );
  const dead = await deadLinks(links);
  for (const { address, files: paths, reason } of dead)
    console.error(`  ${paths.join(", ")}: ${address} ${reason}; correct the link, or remove it`);
  console.log(`  ${String(links.size)} links to other sites, ${String(dead.length)} that lead nowhere`);
  return dead.length === 0 ? 0 : 1;
}

checkLinks().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(errorMessage(error));
    process.exitCode = 1;
  },
);
