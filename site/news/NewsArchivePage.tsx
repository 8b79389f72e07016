import { graphql } from "gatsby";
import { ArchiveNavigation } from "../items/ArchiveNavigation";
import { NewsCard } from "../items/NewsCard";
import "../items/archive-navigation.css";
import { PageHead } from "../shell/PageHead";
import type { TemplateProps } from "../shell/page-context";
import { Shell } from "../shell/Shell";
import { PageHeader } from "../ui/PageHeader";
import type { NewsArchivePageData } from "./news-page-data";

type Props = TemplateProps<NewsArchivePageData>;

/** Older news, newest first, with links to newer and older ones. */
export default function NewsArchivePage({ pageContext: { page } }: Props) {
  const { heading, items, pictures, newer, older } = page;
  return (
    <Shell>
      <PageHeader drawing="sunrise" heading={heading} />
      <div className="wide page-body">
        <div className="news-grid">
          {items.map((item, index) => (
            <NewsCard key={item._id} news={item} pictures={pictures} headingLevel="h2" eager={index === 0} />
          ))}
        </div>
        <ArchiveNavigation newer={newer} older={older} label={heading} />
      </div>
    </Shell>
  );
}

export const Head = ({ pageContext }: Props) => <PageHead head={pageContext.head} language={pageContext.language} />;

export const query = graphql`
  query NewsArchiveWords($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "items"] } }) {
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
