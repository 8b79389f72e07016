import { useMemo, type ReactNode } from "react";
import { I18nextProvider, useTranslation } from "react-i18next";
import type { Language } from "../../content/model/text/language";
import { FrameProvider, useFrame } from "./frame";
import type { SiteInfo } from "./page-context";

interface Props {
  readonly language: Language;
  /** The chamber in that language. */
  readonly site: SiteInfo;
  readonly children: ReactNode;
}

/** A part of the bilingual 404 page that speaks one language, whatever the page's own is. */
export function LanguageScope({ language, site, children }: Props) {
  const { i18n } = useTranslation();
  const { path, builtOn } = useFrame();
  // Without initImmediate the clone would speak its language only after the first rendering.
  const scoped = useMemo(() => i18n.cloneInstance({ lng: language, initImmediate: false }), [i18n, language]);
  const frame = useMemo(() => ({ language, site, path, builtOn }), [language, site, path, builtOn]);
  return (
    <I18nextProvider i18n={scoped}>
      <FrameProvider frame={frame}>{children}</FrameProvider>
    </I18nextProvider>
  );
}
