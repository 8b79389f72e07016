import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { AnalyticsConsent } from "./AnalyticsConsent";
import { Footer } from "./Footer";
import { useFrame } from "./frame";
import { Header } from "./Header";
import { LanguageOffer } from "./LanguageOffer";

/** Id of the main landmark, where the skip link leads. */
const mainId = "main";

interface ShellProps {
  readonly children: ReactNode;
  /** In place of the navigation; such a page has no footer either. */
  readonly header?: ReactNode;
}

/** What surrounds every page: skip link, header with navigation, main landmark, footer, and the notices that site/boot shows. */
export function Shell({ children, header }: ShellProps) {
  const { t } = useTranslation("common");
  const {
    site: { analyticsId },
  } = useFrame();
  return (
    <>
      <div className="site-frame">
        <a className="skip-link" href={`#${mainId}`}>
          {t("skipToContent")}
        </a>
        {header ?? <Header />}
        <main id={mainId} tabIndex={-1}>
          {children}
        </main>
        {header === undefined && <Footer />}
      </div>
      <div className="notices">
        <LanguageOffer />
        {analyticsId !== undefined && <AnalyticsConsent />}
      </div>
    </>
  );
}
