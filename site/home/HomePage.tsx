import { graphql } from "gatsby";
import { PageHead } from "../shell/PageHead";
import type { TemplateProps } from "../shell/page-context";
import { Shell } from "../shell/Shell";
import { ContactBand } from "./ContactBand";
import { HeroPanels } from "./HeroPanels";
import type { HomePageData } from "./home-page-data";
import { LatestEvents } from "./LatestEvents";
import { LatestNews } from "./LatestNews";
import { Services } from "./Services";

type Props = TemplateProps<HomePageData>;

/** The home page (specification 2). */
export default function HomePage({ pageContext: { page } }: Props) {
  const { texts, pictures } = page;
  return (
    <Shell>
      <HeroPanels texts={texts} forms={page.forms} pictures={pictures} />
      <LatestEvents texts={texts.events} events={page.events} pictures={pictures} />
      <LatestNews texts={texts.news} news={page.news} pictures={pictures} />
      <Services texts={texts.services} />
      <ContactBand texts={texts.contactBand} />
    </Shell>
  );
}

export const Head = ({ pageContext }: Props) => <PageHead head={pageContext.head} language={pageContext.language} />;

export const query = graphql`
  query HomeWords($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "items", "home"] } }) {
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
