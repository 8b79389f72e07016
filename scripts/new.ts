import { parseArgs } from "node:util";
import { errorMessage } from "../content/model/error-message";
import { answersOf, options, questionNames } from "./new/answers";
import { askAnswers } from "./new/ask-answers";
import { makeChamber, tryPlace } from "./new/make-chamber";

/** `npm run new -- <folder>`: a git repository with the content of a chamber of one's own; what no option says is asked on a terminal. */
async function newChamber(): Promise<void> {
  const { values, positionals } = commandLine();
  const [target, ...more] = positionals;
  if (target === undefined || more.length > 0) throw new Error("Say where to: npm run new -- ../our-chamber");
  // Before anybody types eight answers.
  await tryPlace(target);
  const given = process.stdin.isTTY ? await askAnswers(values) : values;
  const folder = await makeChamber(target, answersOf(given, new Date()), new Date());
  console.log(`✓ A git repository with neutral texts in both languages, and its first commit: ${folder}
  Start:  CONTENT_DIR=${quoted(folder)} DATA_DIR=${quoted(`${folder}-data`)} npm start
  Log in: http://localhost:8000/admin with the password that the first start shows
  What to change in which order: docs/own-chamber.md`);
}

function commandLine() {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    // What Node advises for an unknown option is how to name a folder like it.
    const [what = ""] = errorMessage(error).split(". To specify a positional");
    throw new Error(`${what}\n  The options are ${questionNames.map((name) => `--${name}`).join(" ")}`);
  }
}

/** For a shell, where a blank or a quotation mark would end the word. */
const quoted = (path: string): string =>
  /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", String.raw`'\''`)}'`;

newChamber().catch((error: unknown) => {
  console.error(`✗ Nothing was made: ${errorMessage(error)}`);
  process.exitCode = 1;
});
