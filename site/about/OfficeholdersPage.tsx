import { graphql } from "gatsby";
import { inShell } from "../shell/template";
import { PageHeader } from "../ui/PageHeader";
import { SectionHeading } from "../ui/SectionHeading";
import type { OfficeholdersPageData } from "./officeholder-page-data";
import { PeopleList } from "./PeopleList";
import "../ui/layout.css";
import "../ui/call-to-action.css";
import "./about.css";

/** The officeholders page: the board of directors and the founding members (R4.1). */
export default inShell(Officeholders);

/** The two lists of people. */
export function Officeholders({ texts, board, founding, pictures }: OfficeholdersPageData) {
  const shared = { openLabel: texts.profile.openLabel, fallback: texts.fallback.image, pictures };
  return (
    <>
      <PageHeader drawing="moon" heading={texts.heading} introduction={texts.introduction} />
      {board.length > 0 && (
        <section className="wide roomy">
          <SectionHeading heading={texts.boardHeading} introduction={texts.boardIntroduction} />
          <PeopleList people={board} variant="board" {...shared} />
        </section>
      )}
      {founding.length > 0 && (
        <section className="tinted">
          <div className="wide">
            <SectionHeading heading={texts.foundingHeading} introduction={texts.foundingIntroduction} />
            <PeopleList people={founding} variant="founding" {...shared} />
          </div>
        </section>
      )}
    </>
  );
}

export { Head } from "../shell/template";

export const query = graphql`
  query OfficeholdersWords($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "about"] } }) {
      ...Words
    }
  }
`;
