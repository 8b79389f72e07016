import { graphql } from "gatsby";
import { Island } from "../islands/Island";
import { articleCallPath } from "../live/list-calls";
import { inShell } from "../shell/template";
import { NewestArticle } from "./NewestArticle";
import type { ArticlePageData } from "./news-page-data";

/** A news article (R4.9). */
export default inShell(Article);

/** The article of a page. */
export function Article(page: ArticlePageData) {
  const { article, etag } = page;
  return (
    <Island name="article" asks={{ path: articleCallPath(article._id), etag }}>
      <NewestArticle {...page} />
    </Island>
  );
}

export { Head } from "../shell/template";

export const query = graphql`
  query ArticleWords($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "items"] } }) {
      ...Words
    }
  }
`;
