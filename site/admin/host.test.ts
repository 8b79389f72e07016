/** @jest-environment node */
import { styleSheetsOf } from "./host";

test("an entry's style sheets are its own and those of everything it imports, once each", () => {
  const manifest = {
    "news/main.tsx": { file: "news.js", css: ["news.css"], imports: ["_a", "_b"] },
    _a: { file: "a.js", css: ["kit.css"], imports: ["_b"] },
    _b: { file: "b.js", css: ["kit.css", "b.css"], imports: ["_a"] },
    "kit/MarkdownEditor.tsx": { file: "editor.js", css: ["editor.css"] },
  };
  expect(styleSheetsOf(manifest, "news/main.tsx")).toEqual(["news.css", "kit.css", "b.css"]);
});
