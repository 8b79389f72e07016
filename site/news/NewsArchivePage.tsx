import { graphql } from "gatsby";
import { ArchiveNavigation } from "../items/ArchiveNavigation";
import { NewsCard } from "../items/NewsCard";
import "../items/archive-navigation.css";
import { inShell } from "../shell/template";
import { PageHeader } from "../ui/PageHeader";
import type { NewsArchivePageData } from "./news-page-data";

/** Older news, newest first, with links to newer and older ones. */
export default inShell(NewsArchive);

function NewsArchive({ heading, items, pictures, newer, older }: NewsArchivePageData) {
  return (
    <>
      <PageHeader drawing="sunrise" heading={heading} />
      <div className="wide page-body">
        <div className="news-grid">
          {items.map((item, index) => (
            <NewsCard key={item._id} news={item} pictures={pictures} headingLevel="h2" eager={index === 0} />
          ))}
        </div>
        <ArchiveNavigation newer={newer} older={older} label={heading} />
      </div>
    </>
  );
}

export { Head } from "../shell/template";

export const query = graphql`
  query NewsArchiveWords($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "items"] } }) {
      ...Words
    }
  }
`;
