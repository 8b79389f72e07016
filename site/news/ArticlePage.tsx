import { graphql } from "gatsby";
import { Island } from "../islands/Island";
import { articleCallPath } from "../live/list-calls";
import { PageHead } from "../shell/PageHead";
import type { TemplateProps } from "../shell/page-context";
import { Shell } from "../shell/Shell";
import { NewestArticle } from "./NewestArticle";
import type { ArticlePageData } from "./news-page-data";

type Props = TemplateProps<ArticlePageData>;

/** A news article (R4.9). */
export default function ArticlePage({ pageContext: { page } }: Props) {
  return (
    <Shell>
      <Article {...page} />
    </Shell>
  );
}

/** The article of a page. */
export function Article(page: ArticlePageData) {
  const { article, etag } = page;
  return (
    <Island name="article" asks={{ path: articleCallPath(article._id), etag }}>
      <NewestArticle {...page} />
    </Island>
  );
}

export const Head = ({ pageContext }: Props) => <PageHead head={pageContext.head} language={pageContext.language} />;

export const query = graphql`
  query ArticleWords($language: String!) {
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
