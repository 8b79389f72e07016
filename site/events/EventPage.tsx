import { graphql } from "gatsby";
import { Island } from "../islands/Island";
import "../items/event-article.css";
import { eventCallPath } from "../live/list-calls";
import { PageHead } from "../shell/PageHead";
import type { TemplateProps } from "../shell/page-context";
import { Shell } from "../shell/Shell";
import type { EventPageData } from "./events-page-data";
import { NewestEvent } from "./NewestEvent";

type Props = TemplateProps<EventPageData>;

/** An event (R15.1). */
export default function EventPage({ pageContext: { page } }: Props) {
  return (
    <Shell>
      <SingleEvent {...page} />
    </Shell>
  );
}

/** The event of a page. */
export function SingleEvent(page: EventPageData) {
  const { event, etag } = page;
  return (
    <Island name="event" asks={{ path: eventCallPath(event._id), etag }}>
      <NewestEvent {...page} />
    </Island>
  );
}

export const Head = ({ pageContext }: Props) => <PageHead head={pageContext.head} language={pageContext.language} />;

export const query = graphql`
  query EventWords($language: String!) {
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
