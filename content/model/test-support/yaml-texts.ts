import fc from "fast-check";
import { lineText } from "./texts";

/** How a value is written: `style` picks among the ways that YAML has for it. */
type Tree =
  | { readonly kind: "text"; readonly text: string; readonly style: number }
  | { readonly kind: "list"; readonly items: readonly Tree[]; readonly style: number }
  | { readonly kind: "map"; readonly items: readonly (readonly [string, Tree])[]; readonly style: number };

const style = fc.nat({ max: 11 });
const text = fc.record({
  kind: fc.constant("text" as const),
  text: fc.oneof(
    lineText,
    fc.constantFrom(
      "word",
      "two words",
      "012",
      "12",
      "1.5",
      "true",
      "2026-04-01",
      "日本語",
      "one\ntwo\n",
      "one\n\n# two\n  three",
    ),
  ),
  style,
});
const name = fc.oneof(fc.stringMatching(/^[a-z]{1,4}$/), fc.constantFrom("__proto__", "constructor", "en", "ja"));

const { tree } = fc.letrec<{ tree: Tree; list: Tree; map: Tree }>((tie) => ({
  tree: fc.oneof({ depthSize: "small", withCrossShrink: true }, text, tie("list"), tie("map")),
  list: fc.record({
    kind: fc.constant("list" as const),
    items: fc.array(tie("tree"), { minLength: 1, maxLength: 4 }),
    style,
  }),
  map: fc.record({
    kind: fc.constant("map" as const),
    items: fc.uniqueArray(fc.tuple(name, tie("tree")), { selector: ([key]) => key, minLength: 1, maxLength: 4 }),
    style,
  }),
}));

const top = fc.record({
  kind: fc.constant("map" as const),
  items: fc.uniqueArray(fc.tuple(name, tree), { selector: ([key]) => key, minLength: 1, maxLength: 5 }),
  style,
});

/** Nested YAML (core schema) as people write it: all styles, comments `# c1`, `# c2`, ... and blank lines at every place. */
export const yamlTexts: fc.Arbitrary<string> = fc
  .tuple(top, fc.array(fc.nat({ max: 9 }), { minLength: 30, maxLength: 60 }))
  .map(([map, choices]) => {
    let [turn, comments] = [0, 0];
    const choose = (): number => choices[(turn += 1) % choices.length] ?? 0;
    const comment = (): string => `# c${String((comments += 1))} - a: "b`;
    const behind = (): string => (choose() < 2 ? ` ${comment()}` : "");
    const deeper = (column: number): string => (choose() === 0 ? `${" ".repeat(column + 1)}${comment()}\n` : "");
    const above = (column: number): string => {
      const choice = choose();
      if (choice > 2) return "";
      return `${choice < 2 ? "\n" : ""}${choice > 0 ? `${" ".repeat(column)}${comment()}\n` : ""}`;
    };
    const lines = (tree: Exclude<Tree, { kind: "text" }>, column: number, beside: boolean): string =>
      partsOf(tree)
        .map(([head, child], index) => {
          const lead = beside && index === 0 ? "" : above(column) + " ".repeat(column);
          return lead + head + after(child, column, head);
        })
        .join("");
    const after = (tree: Tree, column: number, head: string): string => {
      if (tree.kind === "text" && tree.style < 6 && tree.text.startsWith("one\n")) return literal(tree.text, column);
      if (tree.kind === "text" || tree.style < 3)
        return ` ${inline(tree, " ".repeat(column + 3))}${behind()}\n${deeper(column)}`;
      if (head === "-" && tree.style < 9) return ` ${lines(tree, column + 2, true)}`;
      const sameColumn = head !== "-" && tree.kind === "list" && tree.style < 6;
      return `${behind()}\n${lines(tree, sameColumn ? column : column + (tree.style === 11 ? 4 : 2), false)}`;
    };
    return lines(map, 0, false) + above(0);
  });

function partsOf(tree: Exclude<Tree, { kind: "text" }>): [string, Tree][] {
  if (tree.kind === "list") return tree.items.map((item) => ["-", item]);
  return tree.items.map(([key, item]) => [`${key}:`, item]);
}

function literal(value: string, column: number): string {
  const indented = value.replace(/^(?=.)/gm, " ".repeat(column + 2));
  return value.endsWith("\n") ? ` |\n${indented}` : ` |-\n${indented}\n`;
}

function inline(tree: Tree, pad: string): string {
  if (tree.kind === "text") {
    if (tree.style % 3 === 0 && /^(?:[a-z]+ ?)*[a-z]$|^[\d.-]+[\d]$/.test(tree.text)) return tree.text;
    return tree.style % 3 === 1 && /^[ -~\u3040-\u9fff]+$/.test(tree.text)
      ? `'${tree.text.replaceAll("'", "''")}'`
      : JSON.stringify(tree.text);
  }
  const [open, close] = tree.kind === "list" ? "[]" : "{}";
  const gap = tree.style % 3 === 0 ? " " : tree.style % 3 === 1 ? "" : `\n${pad}`;
  const items = partsOf(tree).map(([head, child]) => (head === "-" ? "" : `${head} `) + inline(child, pad));
  return `${open ?? ""}${gap}${items.join(`,${gap}`)}${gap}${close ?? ""}`;
}
