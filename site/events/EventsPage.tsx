import { graphql } from "gatsby";
import { Island } from "../islands/Island";
import { PaintAfterBoot } from "../islands/PaintAfterBoot";
import { FollowLinks } from "../items/FollowLinks";
import { listPaths } from "../live/list-calls";
import { PageHead } from "../shell/PageHead";
import type { TemplateProps } from "../shell/page-context";
import { inShell } from "../shell/template";
import { PageHeader } from "../ui/PageHeader";
import { EventSections } from "./EventSections";
import type { EventsPageData } from "./events-page-data";
import "../items/archive-navigation.css";
import "./events.css";

type Props = TemplateProps<EventsPageData>;

/** The events page: upcoming and running first, then past ones (R4.8). */
export default inShell(Events);

/** The two sections of the events page. */
export function Events(page: EventsPageData) {
  const { texts, events } = page;
  return (
    <>
      <PageHeader drawing="sun" heading={texts.heading} introduction={texts.introduction}>
        <FollowLinks of="events" />
      </PageHeader>
      <Island name="events" asks={{ path: listPaths.events, ...events }}>
        <EventSections {...page} />
      </Island>
    </>
  );
}

export const Head = ({ pageContext }: Props) => (
  <>
    <PageHead head={pageContext.head} language={pageContext.language} />
    <PaintAfterBoot />
  </>
);

export const query = graphql`
  query EventsWords($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "items"] } }) {
      ...Words
    }
  }
`;
