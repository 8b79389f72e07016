// Runs a program compiled, as in production: node scripts/run.mjs scripts/start.ts [arguments]
import module from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { compiledFolder, compiledName, programs } from "./compile.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [program] = process.argv.splice(2, 1);

if (program === undefined || !programs.includes(program)) {
  console.error(`✗ "${program ?? ""}" is none of the programs that scripts/compile.mjs names.`);
  process.exit(1);
}
const folder = compiledFolder(root);
if (folder === undefined) {
  console.error("✗ The programs could not be compiled; the reason is above.");
  process.exit(1);
}
const compiled = join(folder, compiledName(program));
process.setSourceMapsEnabled(true);
// Node 22 and newer keep the machine code of what they load.
module.enableCompileCache?.(join(root, ".build", "compile-cache"));
module.createRequire(compiled)(compiled);
