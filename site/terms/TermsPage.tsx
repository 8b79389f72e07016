import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { displayDate } from "../../content/model/dates/display-dates";
import { useFrame } from "../shell/frame";
import { inShell } from "../shell/template";
import { PageHeader } from "../ui/PageHeader";
import type { TermsPageData } from "./terms-page-data";
import { TermsParagraph } from "./TermsParagraph";
import "../ui/layout.css";
import "../ui/call-to-action.css";
import "./terms.css";

/** Terms and privacy (R4.10). */
export default inShell(TermsAndPrivacy);

// The same in both languages, so that the language switch leads to the same section.
const sectionId = (index: number): string => `section-${String(index + 1)}`;
const contentsId = "contents";

/** A table of contents and the sections. */
export function TermsAndPrivacy({ texts, updated, sections }: TermsPageData) {
  const { t } = useTranslation("terms");
  const { language } = useFrame();
  return (
    <>
      <PageHeader drawing="rings" heading={texts.heading} introduction={texts.introduction}>
        <p className="terms-updated">
          {texts.updatedLabel} <time dateTime={updated}>{displayDate(language, updated)}</time>
        </p>
      </PageHeader>
      <div className="wide roomy split split-side">
        <nav className="terms-contents split-aside" aria-labelledby={contentsId}>
          <h2 id={contentsId}>{t("contents")}</h2>
          <ul>
            {sections.map(({ heading }, index) => (
              <li key={heading}>
                <a href={`#${sectionId(index)}`}>{heading}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          {sections.map(({ heading, paragraph }, index) => (
            <section key={heading} id={sectionId(index)} className="terms-section prose">
              <h2>{heading}</h2>
              <TermsParagraph paragraph={paragraph} />
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

export { Head } from "../shell/template";

export const query = graphql`
  query TermsWords($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "terms"] } }) {
      ...Words
    }
  }
`;
