import { ButtonLink } from "../ui/ButtonLink";
import type { Pictures } from "../ui/Picture";
import { heroPanels } from "./hero-state";
import { HeroPanel } from "./HeroPanel";
import { HeroPicture } from "./HeroPicture";
import type { HomePageData } from "./home-page-data";

interface Props {
  readonly texts: HomePageData["texts"]["eventBanner"];
  /** Address of the form. */
  readonly form: string;
  readonly pictures: Pictures;
}

/** Panel three: the event that is being promoted. */
export function EventPanel({ texts, form, pictures }: Props) {
  return (
    <HeroPanel
      variant="paper"
      panel={heroPanels.event}
      picture={<HeroPicture image={texts.picture.image} pictures={pictures} />}
    >
      <h2>{texts.title}</h2>
      <p className="hero-text">{texts.text}</p>
      <p className="hero-actions">
        <ButtonLink href={form}>{texts.label}</ButtonLink>
      </p>
    </HeroPanel>
  );
}
