import vm, { type CompileFunctionOptions } from "node:vm";

interface KeptScript {
  readonly code: string;
  readonly head: string;
  readonly script: vm.Script;
}

/**
 * From here on this process compiles a module once, not once for each test file that loads it: jest compiles by
 * `vm.compileFunction`, which V8 never remembers; a script can run in any context. Modules that jest loads cannot `import()`,
 * which it refuses them without a flag as well.
 */
export function keepScripts(): void {
  const { compileFunction } = vm;
  if (compileFunction.name !== "compileFunction") return;
  const kept = new Map<string, KeptScript>();
  const scriptOf = (filename: string, code: string, head: string): vm.Script => {
    const known = kept.get(filename);
    if (known?.code === code && known.head === head) return known.script;
    const script = new vm.Script(`${head}${code}\n})`, { filename, columnOffset: -head.length });
    kept.set(filename, { code, head, script });
    return script;
  };
  const compileOnce = (code: string, parameters?: readonly string[], options?: CompileFunctionOptions): unknown => {
    const { filename, parsingContext } = options ?? {};
    if (filename === undefined || parsingContext === undefined) return compileFunction(code, parameters, options);
    return scriptOf(filename, code, `(function(${(parameters ?? []).join(",")}){`).runInContext(parsingContext);
  };
  Object.assign(vm, { compileFunction: compileOnce });
}
