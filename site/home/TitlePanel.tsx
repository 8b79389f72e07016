import type { Pictures } from "../ui/Picture";
import { heroStart } from "./hero-state";
import { HeroLinks } from "./HeroLinks";
import { HeroPanel, type PanelPlace } from "./HeroPanel";
import { HeroPicture } from "./HeroPicture";
import type { HomePageData } from "./home-page-data";

interface Props extends PanelPlace {
  readonly texts: HomePageData["texts"];
  readonly pictures: Pictures;
}

/** The h1 of the page beside its changing backgrounds. */
export function TitlePanel({ texts, pictures, ...place }: Props) {
  const backgrounds = (
    <div className="hero-backgrounds">
      {texts.backgrounds.map(({ image }, index) => (
        <div key={index} className="hero-background" data-current={index === heroStart.background}>
          <HeroPicture image={image} pictures={pictures} />
        </div>
      ))}
    </div>
  );
  return (
    <HeroPanel variant="ink" {...place} picture={backgrounds}>
      <h1>{texts.title}</h1>
      <p className="hero-text">{texts.subtitle}</p>
      <HeroLinks texts={texts} learnMoreVariant="onDark" />
    </HeroPanel>
  );
}
