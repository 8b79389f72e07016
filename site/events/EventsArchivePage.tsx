import { graphql } from "gatsby";
import { ArchiveNavigation } from "../items/ArchiveNavigation";
import "../items/archive-navigation.css";
import { useFrame } from "../shell/frame";
import { PageHead } from "../shell/PageHead";
import type { TemplateProps } from "../shell/page-context";
import { Shell } from "../shell/Shell";
import { PageHeader } from "../ui/PageHeader";
import { EventMonths } from "./EventMonths";
import type { EventsArchivePageData } from "./events-page-data";
import "./events.css";

type Props = TemplateProps<EventsArchivePageData>;

/** Older past events, newest first, with links to newer and older ones. */
export default function EventsArchivePage({ pageContext: { page } }: Props) {
  return (
    <Shell>
      <EventsArchive {...page} />
    </Shell>
  );
}

/** The page without its frame. */
export function EventsArchive({ heading, listHeading, items, pictures, newer, older }: EventsArchivePageData) {
  const { builtOn } = useFrame();
  return (
    <>
      <PageHeader drawing="sun" heading={heading} />
      <div className="wide">
        <section className="event-section">
          <h2>{listHeading}</h2>
          <EventMonths events={items} today={builtOn} pictures={pictures} eager />
          <ArchiveNavigation newer={newer} older={older} label={heading} />
        </section>
      </div>
    </>
  );
}

export const Head = ({ pageContext }: Props) => <PageHead head={pageContext.head} language={pageContext.language} />;

export const query = graphql`
  query EventsArchiveWords($language: String!) {
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
