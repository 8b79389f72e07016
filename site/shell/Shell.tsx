import { lazy, Suspense, useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Footer } from "./Footer";
import { useFrame } from "./frame";
import { Header } from "./Header";

// Only for sites that count visits: the others do not load it.
const AnalyticsConsent = lazy(async () => ({ default: (await import("./AnalyticsConsent")).AnalyticsConsent }));

/** Id of the main landmark, where the skip link leads. */
const mainId = "main";

/** What surrounds every page: skip link, header with navigation, main landmark, footer. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation("common");
  const {
    site: { analyticsId },
  } = useFrame();
  // Not rendered at build time: lazy components load in the browser only.
  const [inBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  return (
    <>
      <a className="skip-link" href={`#${mainId}`}>
        {t("skipToContent")}
      </a>
      <Header />
      <main id={mainId} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      {inBrowser && analyticsId !== undefined && (
        <Suspense>
          <AnalyticsConsent measurementId={analyticsId} />
        </Suspense>
      )}
    </>
  );
}
