import { ButtonLink } from "../ui/ButtonLink";
import { Ends } from "../ui/Ends";
import type { Pictures } from "../ui/Picture";
import { heroPanels, heroStart } from "./hero-state";
import { HeroPanel } from "./HeroPanel";
import { HeroPicture } from "./HeroPicture";
import type { HomePageData } from "./home-page-data";

interface Props {
  readonly texts: HomePageData["texts"]["founding60"];
  /** Address of the form. */
  readonly form: string;
  /** Last day of the promotion, `YYYY-MM-DD`. */
  readonly endsOn: string | undefined;
  readonly pictures: Pictures;
}

/** Panel one: what the chamber is for, the campaign's three lines (independence, friendship, members), and what a founder gets. */
export function Founding60Panel({ texts, form, endsOn, pictures }: Props) {
  return (
    <HeroPanel
      variant="red"
      panel={heroPanels.founding60}
      picture={<HeroPicture image={texts.picture.image} pictures={pictures} eager />}
    >
      {texts.purpose && <p className="hero-purpose">{texts.purpose}</p>}
      <h2>{texts.heading}</h2>
      {texts.lines.map((text, index) => (
        <p key={text} className="hero-line" data-current={index === heroStart.line}>
          {text}
        </p>
      ))}
      {texts.benefit && (
        <Ends on={endsOn} then={<p className="hero-text">{texts.benefit.ended}</p>}>
          <p className="hero-text">{texts.benefit.running}</p>
        </Ends>
      )}
      <p className="hero-actions">
        <ButtonLink href={form} variant="onDark">
          {texts.joinLabel}
        </ButtonLink>
      </p>
    </HeroPanel>
  );
}
