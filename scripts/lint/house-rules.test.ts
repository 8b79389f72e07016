import { join } from "node:path";
import { ESLint } from "eslint";
import tseslint from "typescript-eslint";
import rules from "./house-rules.cjs";

const root = join(__dirname, "..", "..");

/** Rule ids that the house rules report for a text that claims to be the given file. */
async function reported(file: string, text: string): Promise<string[]> {
  const eslint = new ESLint({
    cwd: root,
    overrideConfigFile: true,
    overrideConfig: [
      {
        files: ["**/*.{ts,tsx}"],
        languageOptions: { parser: tseslint.parser },
        plugins: { "@typescript-eslint": tseslint.plugin },
      },
      ...rules.houseRules,
    ],
  });
  const [result] = await eslint.lintText(text, { filePath: join(root, file) });
  return (result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message);
}

const forbidden: [rule: string, file: string, text: string][] = [
  ["the model imports no site", "content/model/example.ts", 'import "../../site/routes";'],
  ["the model imports no API", "content/model/example.ts", 'import "../../api/env";'],
  ["the model imports no scripts", "content/model/example.ts", 'import "../../scripts/start";'],
  [
    "a collection imports nothing derived from it",
    "content/model/collections/example.ts",
    'import "../entries/entry-file";',
  ],
  ["the model knows no React", "content/model/example.ts", 'import "react";'],
  ["the model knows no file system", "content/model/example.ts", 'import "node:fs";'],
  ["the site imports no API", "site/home/example.ts", 'import "../../api/env";'],
  ["the API imports no site", "api/events/example.ts", 'import "../../site/routes";'],
  ["the public site imports no admin", "site/home/example.ts", 'import "../admin/client";'],
  ["the admin imports no page of the site", "site/admin/example.ts", 'import "../home/HomePage";'],
  ["the admin imports no frame of the site", "site/admin/example.ts", 'import "../shell/Header";'],
  ["a feature imports no other feature", "site/home/example.ts", 'import "../events/EventMonths";'],
  ["shared parts know no feature", "site/ui/example.ts", 'import "../events/EventMonths";'],
  ["only site/gatsby talks to Gatsby's node API", "site/home/example.ts", 'import "gatsby/reporter";'],
  ["only api/store knows git", "api/events/example.ts", 'import "simple-git";'],
  // page-paths.ts imports language.ts.
  ["no circle of imports", "content/model/text/language.ts", 'import "../pages/page-paths";'],
  ["only api/env.ts reads the environment", "api/app.ts", "export const port = process.env.PORT;"],
];

const allowed: [what: string, file: string, text: string][] = [
  ["the store uses simple-git", "api/store/example.ts", 'import "simple-git";'],
  ["the site uses the model", "site/home/example.ts", 'import "../../content/model/text/language";'],
  ["a feature uses the routes", "site/home/example.ts", 'import "../routes";'],
  ["the admin's preview shows the site's own cards", "site/admin/example.ts", 'import "../items/EventCard";'],
  ["env.ts reads the environment", "api/env.ts", "export const port = process.env.PORT;"],
];

describe("the house rules", () => {
  test.each(forbidden)("bite: %s", async (_rule, file, text) => {
    expect(await reported(file, text)).toHaveLength(1);
  });

  test.each(allowed)("let pass: %s", async (_what, file, text) => {
    expect(await reported(file, text)).toEqual([]);
  });
});
