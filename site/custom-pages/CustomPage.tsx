import { graphql } from "gatsby";
import { Article } from "../items/Article";
import { useFrame } from "../shell/frame";
import { inShell } from "../shell/template";
import { TranslatedText } from "../ui/TranslatedText";
import type { CustomPageData } from "./custom-page-data";
import "./custom-page.css";

/** A page that the chamber has added. */
export default inShell(OwnArticle);

function OwnArticle({ article, summary, pictures }: CustomPageData) {
  const { language, path } = useFrame();
  const below = summary && (
    <p className="article-summary">
      <TranslatedText text={summary} pageLanguage={language} />
    </p>
  );
  return <Article article={article} path={path} pictures={pictures} below={below} />;
}

export { Head } from "../shell/template";

export const query = graphql`
  query CustomPageWords($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "items"] } }) {
      ...Words
    }
  }
`;
