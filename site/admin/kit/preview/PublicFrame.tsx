import { useMemo, type ReactNode } from "react";
import { I18nextProvider } from "react-i18next";
import type { Language } from "../../../../content/model/text/language";
import { FrameProvider } from "../../../shell/frame";
import type { PageFrame, SiteInfo } from "../../../shell/page-context";
import type { i18n } from "i18next";
import englishCommon from "../../../locales/en/common.json";
import englishItems from "../../../locales/en/items.json";
import japaneseCommon from "../../../locales/ja/common.json";
import japaneseItems from "../../../locales/ja/items.json";
import { wordsInstance } from "../../../ui/words-instance";

interface PublicFrameProps {
  readonly language: Language;
  readonly site: SiteInfo | undefined;
  readonly today: string;
  readonly children: ReactNode;
}

/** Used when the host page passes no site data. */
const noSiteInfo: SiteInfo = {
  product: "",
  name: "",
  shortName: "",
  titleSuffix: "",
  description: "",
  email: "",
  city: "",
  logo: "",
  social: {},
  pages: [],
  categories: {},
};

/** What the site's components expect above them: the page's language, the chamber and the words. */
export function PublicFrame({ language, site = noSiteInfo, today, children }: PublicFrameProps) {
  const words = useMemo(() => previewWords(language), [language]);
  const frame = useMemo<PageFrame>(() => ({ language, path: "/", builtOn: today, site }), [language, today, site]);
  return (
    <I18nextProvider i18n={words}>
      <FrameProvider frame={frame}>{children}</FrameProvider>
    </I18nextProvider>
  );
}

/** The site's words for the components of the preview. */
function previewWords(language: Language): i18n {
  return wordsInstance(language, {
    en: { common: englishCommon, items: englishItems },
    ja: { common: japaneseCommon, items: japaneseItems },
  });
}
