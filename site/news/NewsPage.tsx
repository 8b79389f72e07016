import { graphql } from "gatsby";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { NewsAnswer } from "../../content/model/api/answers";
import { divideNews } from "../../content/model/collections/archive";
import { newestNewsFirst } from "../../content/model/collections/sort-items";
import { ArchiveNavigation } from "../items/ArchiveNavigation";
import { newsCard } from "../items/news-card";
import { NewsCard } from "../items/NewsCard";
import { shownItems, useLiveList } from "../live/use-live-list";
import { useFrame } from "../shell/frame";
import { PageHead } from "../shell/PageHead";
import type { TemplateProps } from "../shell/page-context";
import { Shell } from "../shell/Shell";
import { PageHeader } from "../ui/PageHeader";
import type { NewsPageData } from "./news-page-data";
import "../items/archive-navigation.css";

/** Number of cards that may be visible on load; the others are lazy. */
const eagerCards = 1;

type Props = TemplateProps<NewsPageData>;

/** The news grid, newest first (R4.9). */
export default function NewsPage({ pageContext: { page } }: Props) {
  return (
    <Shell>
      <News {...page} />
    </Shell>
  );
}

/** The grid of all news. */
export function News({ texts, news, pictures, older }: NewsPageData) {
  const { t } = useTranslation("common");
  const { language } = useFrame();
  const select = useCallback(
    (answers: readonly NewsAnswer[]) =>
      divideNews(newestNewsFirst(answers)).listed.map((item) => newsCard(item, language)),
    [language],
  );
  const list = useLiveList("news", news, select);
  const items = shownItems(list);
  return (
    <>
      <PageHeader heading={texts.heading} introduction={texts.introduction} />
      <div className="wide page-body">
        {items.length === 0 ? (
          <p className="list-state" role="status">
            {list.kind === "loading" ? t("loading") : texts.empty}
          </p>
        ) : (
          <div className="news-grid">
            {items.map((item, index) => (
              <NewsCard key={item._id} news={item} pictures={pictures} headingLevel="h2" eager={index < eagerCards} />
            ))}
          </div>
        )}
        {older && <ArchiveNavigation older={older} label={texts.heading} />}
      </div>
    </>
  );
}

export const Head = ({ pageContext }: Props) => <PageHead head={pageContext.head} language={pageContext.language} />;

export const query = graphql`
  query NewsWords($language: String!) {
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
