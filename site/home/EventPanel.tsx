import { useFrame } from "../shell/frame";
import { ButtonLink } from "../ui/ButtonLink";
import { Ends } from "../ui/Ends";
import { heroPanels } from "./hero-state";
import { HeroPanel } from "./HeroPanel";
import { HeroPicture } from "./HeroPicture";
import type { HomePageData } from "./home-page-data";

interface Props extends Pick<HomePageData, "texts" | "pictures"> {
  /** Address of the form. */
  readonly form: string;
  /** Last day to register for the event, `YYYY-MM-DD`. */
  readonly endsOn: string | undefined;
}

/** Panel three: the event that is being promoted; once it is over, the way to all events. */
export function EventPanel({ texts: { eventBanner, events }, form, endsOn, pictures }: Props) {
  const { language, routes } = useFrame();
  const all = { title: events.heading, text: events.introduction, label: events.label };
  return (
    <HeroPanel
      variant="paper"
      panel={heroPanels.event}
      picture={<HeroPicture image={eventBanner.picture.image} pictures={pictures} />}
    >
      <Ends on={endsOn} then={<Invitation texts={all} href={routes.page(language, "events")} />}>
        <Invitation texts={eventBanner} href={form} />
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
