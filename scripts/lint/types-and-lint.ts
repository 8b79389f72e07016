import { ESLint } from "eslint";
import { join } from "node:path";
import ts from "typescript";
import { rootDir } from "../../api/support/root-dir";

/** Checks types, then lint on the same program: each alone would read and check all sources again. False after an error. */
async function typesAndLint(): Promise<boolean> {
  const program = programOf(join(rootDir, "tsconfig.json"));
  const faults = ts.getPreEmitDiagnostics(program);
  const host = { getCanonicalFileName: String, getCurrentDirectory: () => rootDir, getNewLine: () => "\n" };
  if (faults.length > 0) console.error(ts.formatDiagnosticsWithColorAndContext(faults, host));

  const eslint = new ESLint({
    cwd: rootDir,
    overrideConfig: {
      files: ["**/*.{ts,tsx,mts}"],
      languageOptions: { parserOptions: { projectService: false, programs: [program] } },
      // It parses every file a second time; import-circles.test.ts, of the same run, finds what it finds and more.
      rules: { "import-x/no-cycle": "off" },
    },
  });
  const results = await eslint.lintFiles(["."]);
  const formatter = await eslint.loadFormatter();
  const findings = await formatter.format(results);
  if (findings !== "") console.error(findings);
  return faults.length === 0 && results.every(({ errorCount, warningCount }) => errorCount + warningCount === 0);
}

/** @throws Error when the configuration cannot be read. */
function programOf(configuration: string): ts.Program {
  const parsed = ts.getParsedCommandLineOfConfigFile(configuration, undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, "\n"));
    },
  });
  if (parsed === undefined) throw new Error(`${configuration} cannot be read`);
  // The linter walks from nodes to their parents.
  const host = ts.createCompilerHost(parsed.options, true);
  return ts.createProgram({
    rootNames: parsed.fileNames,
    options: parsed.options,
    host,
    configFileParsingDiagnostics: parsed.errors,
  });
}

void typesAndLint().then((ok) => (process.exitCode = ok ? 0 : 1));
