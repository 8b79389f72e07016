import { join } from "node:path";

/** What pages are built with instead of packages that Gatsby or the i18n plugin would ship for nothing. */
export function webpackAliases(rootDir: string): Record<string, string> {
  const stub = (name: string): string => join(rootDir, "site", "gatsby", "gatsby-api", "stubs", name);
  return {
    outdent$: stub("outdent.ts"),
    "browser-lang$": stub("browser-lang.ts"),
    "gatsby-script$": stub("gatsby-script.ts"),
    "@builder.io/partytown/integration$": stub("partytown.ts"),
    "react-i18next$": stub("react-i18next.ts"),
    "react-i18next-parts": join(rootDir, "node_modules", "react-i18next", "dist", "es"),
  };
}
