import { graphql, type HeadProps } from "gatsby";
import { useEffect, useState } from "react";
import { companyOfPath, languageOfPath, newsIdOfPath } from "../../content/model/pages/page-paths";
import { defaultLanguage, type Language } from "../../content/model/text/language";
import { LanguageScope } from "../shell/LanguageScope";
import { PageHead } from "../shell/PageHead";
import type { TemplateProps } from "../shell/page-context";
import { Shell } from "../shell/Shell";
import { LiveNews } from "./LiveNews";
import { NotFound } from "./NotFound";
import { CompanyNotFound } from "./CompanyNotFound";
import type { NotFoundPageData } from "./not-found-page-data";
import "./not-found.css";

type Props = TemplateProps<NotFoundPageData>;

/** Possible meanings of an address without a built page. */
type Meaning =
  { readonly kind: "unknown" } | { readonly kind: "news"; readonly id: string } | { readonly kind: "company" };

interface Address {
  /** False until the address was read (after hydration). */
  readonly settled: boolean;
  readonly language: Language;
  readonly meaning: Meaning;
}

/** The bilingual page of unknown addresses, and the shell for items newer than the build (R2.4). */
export default function NotFoundPage({ pageContext: { page } }: Props) {
  // The built HTML is the same at every address; only the browser knows the address.
  const [{ settled, language, meaning }, setAddress] = useState<Address>({
    settled: false,
    language: defaultLanguage,
    meaning: { kind: "unknown" },
  });
  useEffect(() => {
    const { pathname } = window.location;
    const spoken = languageOfPath(pathname);
    document.documentElement.lang = spoken;
    setAddress({ settled: true, language: spoken, meaning: meaningOf(pathname) });
  }, []);
  return (
    <LanguageScope language={language} site={page.sites[language]}>
      <div className="unknown-address" data-settled={settled}>
        {/* The key remounts everything, so that all words change their language in one render. */}
        <Shell key={language}>
          {meaning.kind === "unknown" && <NotFound first={language} page={page} />}
          {meaning.kind === "news" && <LiveNews id={meaning.id} backLabel={page.newsBackLabel[language]} />}
          {meaning.kind === "company" && <CompanyNotFound />}
        </Shell>
      </div>
    </LanguageScope>
  );
}

function meaningOf(pathname: string): Meaning {
  const id = newsIdOfPath(pathname);
  if (id !== undefined) return { kind: "news", id };
  return companyOfPath(pathname) === undefined ? { kind: "unknown" } : { kind: "company" };
}

// In the browser the address decides the language; the built file has no address of its own and puts English first.
export const Head = ({ pageContext: { page }, location }: Props & Pick<HeadProps, "location">) => {
  const language = languageOfPath(location.pathname);
  return <PageHead head={page.heads[language]} language={language} />;
};

// The words of both languages: the address is unknown at build time.
export const query = graphql`
  query NotFoundWords {
    locales: allLocale(filter: { ns: { in: ["common", "items"] } }) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
  }
`;
