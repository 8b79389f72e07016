// By its name webpack would take what it makes for its own, and refuse it.
import nodeModule from "node:module";
import { join } from "node:path";
import type { Parser } from "budoux";

interface ParserModule {
  readonly Parser: typeof Parser;
}
interface ModelModule {
  readonly model: ConstructorParameters<typeof Parser>[0];
}

// Not the package's entry, which loads a DOM to break lines of HTML: 200 ms and 10 MB.
const load = nodeModule.createRequire(join(process.cwd(), "node_modules", "budoux", "package.json"));
let parser: Parser | undefined;

/** Divides Japanese text into the phrases that readers take in at once. */
export function phrasesOf(text: string): readonly string[] {
  parser ??= new (load("./dist/parser.js") as ParserModule).Parser(
    (load("./dist/data/models/ja.js") as ModelModule).model,
  );
  return parser.parse(text);
}
