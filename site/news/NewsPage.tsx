import { graphql } from "gatsby";
import { Island } from "../islands/Island";
import { FollowLinks } from "../items/FollowLinks";
import { listPaths } from "../live/list-calls";
import { inShell } from "../shell/template";
import { PageHeader } from "../ui/PageHeader";
import { NewsGrid } from "./NewsGrid";
import type { NewsPageData } from "./news-page-data";
import "../items/archive-navigation.css";

/** The news grid, newest first (R4.9). */
export default inShell(News);

/** The grid of all news. */
export function News(page: NewsPageData) {
  const { texts, news } = page;
  return (
    <>
      <PageHeader drawing="sunrise" heading={texts.heading} introduction={texts.introduction}>
        <FollowLinks of="news" />
      </PageHeader>
      <Island name="news" className="wide page-body" asks={{ path: listPaths.news, ...news }}>
        <NewsGrid {...page} />
      </Island>
    </>
  );
}

export { Head } from "../shell/template";

export const query = graphql`
  query NewsWords($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "items"] } }) {
      ...Words
    }
  }
`;
