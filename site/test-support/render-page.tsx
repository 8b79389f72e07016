import { render, type RenderResult } from "@testing-library/react";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { ReactElement } from "react";
import { I18nextProvider } from "react-i18next";
import type { Language } from "../../content/model/text/language";
import type { FixedPage } from "../routes";
import { FrameProvider } from "../shell/frame";
import type { PageFrame, SiteInfo } from "../shell/page-context";
import { wordsInstance } from "../ui/words-instance";

const locales = join(__dirname, "..", "locales");

/** The words of a language by namespace, as the site's builds read them. */
export function wordsOf(language: Language): Record<string, object> {
  const files = readdirSync(join(locales, language)).filter((file) => file.endsWith(".json"));
  return Object.fromEntries(
    files.map((file) => [file.slice(0, -5), JSON.parse(readFileSync(join(locales, language, file), "utf8")) as object]),
  );
}

/** A chamber for tests, which is not the one of content/. */
export const testSite = (
  pages: readonly FixedPage[] = ["home", "events", "news"],
  language: Language = "en",
): SiteInfo => ({
  product: "demo",
  name: "Demo Chamber",
  shortName: "DC",
  titleSuffix: "Demo Chamber",
  description: "A chamber for tests",
  email: "office@demo.example",
  city: "Tokyo",
  secondTime: { zone: "Asia/Singapore", name: language === "ja" ? "シンガポール時間" : "SGT" },
  logo: "/media/site/logo.svg",
  social: { linkedin: "https://social.example/" },
  pages,
  categories: language === "ja" ? { Trade: "貿易" } : {},
});

interface Options {
  readonly language?: Language;
  readonly path?: string;
  readonly builtOn?: string;
  readonly pages?: readonly FixedPage[];
  readonly publicUrl?: string;
}

/** Renders a part of a page with its frame and the real words of a language. */
export function renderPage(
  element: ReactElement,
  { language = "en", path = "/", builtOn = "2026-06-12", pages, ...known }: Options = {},
): RenderResult {
  const i18n = wordsInstance(language, { en: wordsOf("en"), ja: wordsOf("ja") });
  const frame: PageFrame = { language, path, builtOn, site: { ...testSite(pages, language), ...known } };
  return render(
    <I18nextProvider i18n={i18n}>
      <FrameProvider frame={frame}>{element}</FrameProvider>
    </I18nextProvider>,
  );
}
