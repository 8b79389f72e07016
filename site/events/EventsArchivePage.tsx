import { graphql } from "gatsby";
import { ArchiveNavigation } from "../items/ArchiveNavigation";
import "../items/archive-navigation.css";
import { useFrame } from "../shell/frame";
import { inShell } from "../shell/template";
import { PageHeader } from "../ui/PageHeader";
import { EventMonths } from "./EventMonths";
import type { EventsArchivePageData } from "./events-page-data";
import "./events.css";

/** Older past events, newest first, with links to newer and older ones. */
export default inShell(EventsArchive);

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

export { Head } from "../shell/template";

export const query = graphql`
  query EventsArchiveWords($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "items"] } }) {
      ...Words
    }
  }
`;
