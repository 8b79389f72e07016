import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { EnglishOnlyBadge } from "../items/EnglishOnlyBadge";
import { ItemLinks } from "../items/ItemLinks";
import { useFrame } from "../shell/frame";
import { inShell } from "../shell/template";
import { ButtonLink } from "../ui/ButtonLink";
import { Prose } from "../ui/Prose";
import { TranslatedText } from "../ui/TranslatedText";
import { Link } from "../ui/Link";
import { CompanyLogo } from "./CompanyLogo";
import type { CompanyPageData } from "./company-page-data";
import type { Translated } from "../../content/model/text/language";
import "./directory.css";

/** A member company (R4.7). */
export default inShell(CompanyProfile);

/** What a company does and where it is found; facts that it has not are left out. */
export function CompanyProfile({ texts, company, mentions, pictures }: CompanyPageData) {
  const { t } = useTranslation("items");
  const { language, routes, site } = useFrame();
  const { name, otherName, longDescription, address } = company;
  return (
    <article className="company">
      <header className="company-header">
        <div className="wide company-header-grid">
          <CompanyLogo logo={company.logo} name={name.text} pictures={pictures} sizes="16rem" eager />
          <div>
            <h1>
              <TranslatedText text={name} pageLanguage={language} />
            </h1>
            {otherName && (
              <p className="company-other-name">
                <TranslatedText text={otherName} pageLanguage={language} />
              </p>
            )}
          </div>
          {company.link !== undefined && <ButtonLink href={company.link}>{texts.websiteLabel}</ButtonLink>}
        </div>
      </header>
      <div className="wide company-body">
        <div>
          <h2>{texts.informationHeading}</h2>
          {longDescription ? (
            <>
              <p className="badges">
                <EnglishOnlyBadge text={longDescription} pageLanguage={language} />
              </p>
              <Prose html={longDescription} pageLanguage={language} pictures={pictures} below={2} />
            </>
          ) : (
            <p className="company-no-description">{texts.noDescription}</p>
          )}
          {mentions.length > 0 && (
            <section className="company-mentions">
              <h2>{t("companyMentions")}</h2>
              <ItemLinks items={mentions} />
            </section>
          )}
        </div>
        <div className="company-facts">
          <CompanyFact heading={texts.industryHeading} text={company.industry} />
          <CompanyFact heading={texts.headquartersHeading} text={company.location} />
          {address && <CompanyFact heading={texts.addressHeading} text={address} />}
        </div>
      </div>
      {site.pages.includes("directory") && (
        <p className="wide company-back">
          <Link to={routes.page(language, "directory")}>{texts.backLabel}</Link>
        </p>
      )}
    </article>
  );
}

/** One fact of a company below its own heading. */
function CompanyFact({ heading, text }: { readonly heading: string; readonly text: Translated }) {
  const { language } = useFrame();
  return (
    <section>
      <h3>{heading}</h3>
      <p>
        <TranslatedText text={text} pageLanguage={language} />
      </p>
    </section>
  );
}

export { Head } from "../shell/template";

export const query = graphql`
  query CompanyWords($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "items"] } }) {
      ...Words
    }
  }
`;
