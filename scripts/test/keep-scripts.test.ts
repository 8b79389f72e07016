import vm from "node:vm";

/** Compiles as jest does: in this process that is the function of `keepScripts`. */
function compile(
  code: string,
  context: vm.Context,
  parameters = ["module"],
): (...given: readonly unknown[]) => unknown {
  const compiled: unknown = vm.compileFunction(code, parameters, { filename: "/kept.js", parsingContext: context });
  return compiled as (...given: readonly unknown[]) => unknown;
}

const counts = "let count = 0; return () => { count += 1; return [count, place, [] instanceof Array] }";

test("a module that is compiled again has the globals of its context and state of its own", () => {
  expect(vm.compileFunction.name).toBe("compileOnce");
  const [one, two] = ["one", "two"].map((place) => compile(counts, vm.createContext({ place }))() as () => unknown[]);
  expect([...(one?.() ?? [])]).toEqual([1, "one", true]);
  expect([...(one?.() ?? [])]).toEqual([2, "one", true]);
  expect([...(two?.() ?? [])]).toEqual([1, "two", true]);
});

test("other code under the same name, or other parameters, are compiled anew", () => {
  const context = vm.createContext({});
  expect(compile("return 1", context)()).toBe(1);
  expect(compile("return 2", context)()).toBe(2);
  expect(compile("return typeof other", context)("a", "b")).toBe("undefined");
  expect(compile("return typeof other", context, ["module", "other"])("a", "b")).toBe("string");
});

test("an error names line and column of the module", () => {
  const context = vm.createContext({});
  for (const [code, place] of [
    ["throw new Error('first line')", "/kept.js:1:7"],
    ["'use strict';\n  throw new Error('second line')", "/kept.js:2:9"],
    ["throw new Error('a comment at the end') // no line after it", "/kept.js:1:7"],
  ] as const) {
    let stack = "";
    try {
      compile(code, context)();
    } catch (error) {
      stack = String((error as { stack?: unknown }).stack);
    }
    expect(stack).toContain(place);
  }
  expect(() => compile("return (", context)).toThrow("Unexpected token");
});
