import { graphql } from "gatsby";
import { Island } from "../islands/Island";
import "../items/event-article.css";
import { eventCallPath } from "../live/list-calls";
import { inShell } from "../shell/template";
import type { EventPageData } from "./events-page-data";
import { NewestEvent } from "./NewestEvent";

/** An event (R15.1). */
export default inShell(SingleEvent);

/** The event of a page. */
export function SingleEvent(page: EventPageData) {
  const { event, etag } = page;
  return (
    <Island name="event" asks={{ path: eventCallPath(event._id), etag }}>
      <NewestEvent {...page} />
    </Island>
  );
}

export { Head } from "../shell/template";

export const query = graphql`
  query EventWords($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "items"] } }) {
      ...Words
    }
  }
`;
