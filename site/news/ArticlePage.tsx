import { graphql } from "gatsby";
import { ArticleState } from "../live/ArticleState";
import { useArticleTags } from "../live/use-article-tags";
import { useLiveArticle } from "../live/use-live-article";
import { PageHead } from "../shell/PageHead";
import type { TemplateProps } from "../shell/page-context";
import { Shell } from "../shell/Shell";
import type { ArticlePageData } from "./news-page-data";

type Props = TemplateProps<ArticlePageData>;

/** A news article (R4.9). */
export default function ArticlePage({ pageContext: { page } }: Props) {
  return (
    <Shell>
      <Article key={page.article._id} {...page} />
    </Shell>
  );
}

/** The article as built, or as the API has it now. */
export function Article({ article, etag, backLabel, pictures }: ArticlePageData) {
  const state = useLiveArticle(article._id, { article, etag });
  useArticleTags(state.kind === "found" && state.article !== article ? state.article : undefined);
  return <ArticleState state={state} backLabel={backLabel} pictures={pictures} />;
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
