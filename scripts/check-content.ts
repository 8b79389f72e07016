import { readSettings } from "../api/env";
import { missingFiles } from "../content/model/entries/check-content";
import { formatProblem } from "../content/model/problems/problem";
import { readContent } from "../site/gatsby/content/read-content";

/** Checks the content folder and says file, line, field and remedy of every problem; 1 when there is one. */
function checkContent(): number {
  const { files, problems, media } = readContent(readSettings().contentDir);
  const all = [...problems, ...missingFiles(files)];
  for (const problem of all) console.error(`  ${formatProblem(problem)}`);
  console.log(`  ${String(files.length)} files and ${String(media.size)} pictures, ${String(all.length)} problems`);
  return all.length === 0 ? 0 : 1;
}

process.exitCode = checkContent();
