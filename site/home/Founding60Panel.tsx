import { useFrame } from "../shell/frame";
import { ButtonLink } from "../ui/ButtonLink";
import { Ends } from "../ui/Ends";
import type { Pictures } from "../ui/Picture";
import { heroStart } from "./hero-state";
import { HeroPanel, type PanelPlace } from "./HeroPanel";
import { HeroPicture } from "./HeroPicture";
import type { HomePageData } from "./home-page-data";

interface Props extends PanelPlace {
  readonly texts: NonNullable<HomePageData["texts"]["founding60"]>;
  /** Address of the form; without one people write to the chamber. */
  readonly form: string | undefined;
  /** Last day of the promotion, `YYYY-MM-DD`. */
  readonly endsOn: string | undefined;
  readonly pictures: Pictures;
}

/** What the chamber is for, the campaign's lines (independence, friendship, members), and what a founder gets. */
export function Founding60Panel({ texts, form, endsOn, pictures, ...place }: Props) {
  const { contact } = useFrame();
  return (
    <HeroPanel variant="red" {...place} picture={<HeroPicture image={texts.picture.image} pictures={pictures} eager />}>
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
        <ButtonLink href={form ?? contact} variant="onDark">
          {texts.joinLabel}
        </ButtonLink>
      </p>
    </HeroPanel>
  );
}
