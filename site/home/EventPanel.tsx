import { useFrame } from "../shell/frame";
import { ButtonLink } from "../ui/ButtonLink";
import { Ends } from "../ui/Ends";
import { HeroPanel, type PanelPlace } from "./HeroPanel";
import { HeroPicture } from "./HeroPicture";
import type { HomePageData } from "./home-page-data";

interface Props extends PanelPlace, Pick<HomePageData, "pictures"> {
  readonly texts: NonNullable<HomePageData["texts"]["eventBanner"]>;
  /** What leads to all events. */
  readonly events: HomePageData["texts"]["events"];
  /** Address of the form; without one people write to the chamber. */
  readonly form: string | undefined;
  /** Last day to register for the event, `YYYY-MM-DD`. */
  readonly endsOn: string | undefined;
}

/** The event that is being promoted; once it is over, the way to all events. */
export function EventPanel({ texts, events, form, endsOn, pictures, ...place }: Props) {
  const { language, routes, site, contact } = useFrame();
  const all = { title: events.heading, text: events.introduction, label: events.label };
  return (
    <HeroPanel variant="paper" {...place} picture={<HeroPicture image={texts.picture.image} pictures={pictures} />}>
      <Ends
        on={site.pages.includes("events") ? endsOn : undefined}
        then={<Invitation texts={all} href={routes.page(language, "events")} />}
      >
        <Invitation texts={texts} href={form ?? contact} />
      </Ends>
    </HeroPanel>
  );
}

interface InvitationProps {
  readonly texts: { readonly title: string; readonly text: string; readonly label: string };
  readonly href: string;
}

function Invitation({ texts: { title, text, label }, href }: InvitationProps) {
  return (
    <>
      <h2>{title}</h2>
      <p className="hero-text">{text}</p>
      <p className="hero-actions">
        <ButtonLink href={href}>{label}</ButtonLink>
      </p>
    </>
  );
}
