import { graphql } from "gatsby";
import { Article } from "../items/Article";
import { useFrame } from "../shell/frame";
import { PageHead } from "../shell/PageHead";
import type { TemplateProps } from "../shell/page-context";
import { Shell } from "../shell/Shell";
import { TranslatedText } from "../ui/TranslatedText";
import type { CustomPageData } from "./custom-page-data";
import "./custom-page.css";

type Props = TemplateProps<CustomPageData>;

/** A page that the chamber has added. */
export default function CustomPage({ pageContext: { page } }: Props) {
  return (
    <Shell>
      <OwnArticle {...page} />
    </Shell>
  );
}

function OwnArticle({ article, summary, pictures }: CustomPageData) {
  const { language, path } = useFrame();
  const below = summary && (
    <p className="article-summary">
      <TranslatedText text={summary} pageLanguage={language} />
    </p>
  );
  return <Article article={article} path={path} pictures={pictures} below={below} />;
}

export const Head = ({ pageContext }: Props) => <PageHead head={pageContext.head} language={pageContext.language} />;

export const query = graphql`
  query CustomPageWords($language: String!) {
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
