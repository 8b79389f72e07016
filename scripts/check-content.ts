import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { withoutRedirectsOfTaken } from "../api/addresses/kept-addresses";
import { readSettings } from "../api/env";
import { decodes } from "../api/images/encode-picture";
import { missingFiles } from "../content/model/checks/check-content";
import { isPicturePath } from "../content/model/media/picture-file";
import { BrokenLinks } from "../content/model/checks/broken-links";
import { hiddenContent } from "../content/model/publication/hidden-content";
import { fault } from "../content/model/problems/fault";
import type { Redirect } from "../content/model/redirects/follow-redirects";
import { formatProblem, type Problem } from "../content/model/problems/problem";
import type { ContentFolder } from "../site/gatsby/content/content-files";
import { contentAddresses } from "./site/content-addresses";
import { readWithHistory } from "./site/read-with-history";

/**
 * Checks the content folder and says file, line, field and remedy of every problem; 1 when one is more than a notice. Also
 * names, without failing, addresses that were public and lead nowhere, or that a redirect follows only from the history (R2.10).
 */
async function checkContent(): Promise<number> {
  const { contentDir, publicUrl } = readSettings();
  const {
    content,
    missing,
    covered = [],
    lost,
  } = await readWithHistory(contentDir, async (read) => ({
    content: read.content,
    ...(await contentAddresses(contentDir, read)),
  }));
  const { files, problems, media } = content;
  const named = new Set(problems.map(({ path }) => path));
  const whole = [...media].filter((path) => isPicturePath(path) && !named.has(path));
  const all = [
    ...withoutRedirectsOfTaken(problems, lost),
    ...missingFiles(files, problems),
    ...(await damaged(contentDir, whole)),
    ...brokenLinks(contentDir, content, publicUrl, [...missing, ...covered]),
  ];
  for (const problem of all) console.error(`  ${formatProblem(problem)}`);
  for (const problem of lost) console.log(`  ! ${formatProblem(problem)}`);
  for (const { from, to } of missing)
    console.log(
      `  ! ${from} moved: the service and \`npm run build\` lead it to ${to}; for good, add to redirects.yml: - { from: ${from}, to: ${to} }`,
    );
  console.log(`  ${String(files.length)} files and ${String(media.size)} pictures, ${String(all.length)} problems`);
  return all.every(({ severity }) => severity === "notice") ? 0 : 1;
}

/** Links to pages of this site that visitors do not find now, nor once the service has written the redirects that are missing. */
function brokenLinks(
  contentDir: string,
  content: ContentFolder,
  origin: string | undefined,
  comingRedirects: readonly Redirect[],
): Problem[] {
  const { files, media, leftOutMedia } = content;
  const hidden = new Set(hiddenContent(files, Date.now(), leftOutMedia).paths);
  const check = new BrokenLinks({
    origin,
    files: (kind) => files.filter(({ file }) => file.collection === kind),
    hides: (path) => hidden.has(path),
    has: (path) => media.has(path),
    comingRedirects,
  });
  return files.flatMap(({ path, file }) =>
    check.forVisitors(path, file, () => readFileSync(join(contentDir, path), "utf8")),
  );
}

/** The pictures that cannot be decoded, one after the other: each takes much memory. */
async function damaged(contentDir: string, pictures: readonly string[]): Promise<Problem[]> {
  const found: Problem[] = [];
  for (const path of pictures)
    if (!(await decodes(await readFile(join(contentDir, path)))))
      found.push({ path, ...fault("pictureDamaged"), severity: "warning" });
  return found;
}

void checkContent().then((code) => {
  process.exitCode = code;
});
