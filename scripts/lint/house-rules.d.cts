import type { Linter } from "eslint";

declare const rules: { houseRules: Linter.Config[] };
export = rules;
