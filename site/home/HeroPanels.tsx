import { useTranslation } from "react-i18next";
import { useFrame } from "../shell/frame";
import { ButtonLink } from "../ui/ButtonLink";
import { Picture, type Pictures } from "../ui/Picture";
import { HeroPanel } from "./HeroPanel";
import type { HomePageData } from "./home-page-data";
import { PanelControls } from "./PanelControls";
import { usePanelTrack } from "./use-panel-track";

/** Founding 60, hero, event banner (specification 2, reading B). */
const panelCount = 3;
const pictureSizes = "(min-width: 56rem) 50vw, 100vw";

type Props = Pick<HomePageData, "texts" | "forms" | "pictures">;

/** The top of the home page, reading B: three panels side by side that can be swiped, scrolled or chosen. */
export function HeroPanels({ texts, forms, pictures }: Props) {
  const { t } = useTranslation("home");
  const { track, current, show } = usePanelTrack(panelCount);
  const { founding60, eventBanner } = texts;
  return (
    <section className="hero" aria-roledescription={t("carousel.role")} aria-label={t("carousel.label")}>
      <ul className="hero-track" ref={track}>
        <HeroPanel
          look="red"
          position={1}
          of={panelCount}
          picture={<DecorativePicture image={founding60.picture.image} pictures={pictures} eager />}
        >
          <h2>{founding60.heading}</h2>
          {founding60.lines.map((line) => (
            <p key={line} className="hero-line">
              {line}
            </p>
          ))}
          <p className="hero-actions">
            <ButtonLink href={forms.founding60} look="onDark">
              {founding60.joinLabel}
            </ButtonLink>
          </p>
        </HeroPanel>
        <HeroPanel look="ink" position={2} of={panelCount} picture={<Backgrounds {...{ texts, pictures }} />}>
          <h1>{texts.title}</h1>
          <p className="hero-text">{texts.subtitle}</p>
          <HeroLinks texts={texts} />
        </HeroPanel>
        <HeroPanel
          look="paper"
          position={3}
          of={panelCount}
          picture={<DecorativePicture image={eventBanner.picture.image} pictures={pictures} />}
        >
          <h2>{eventBanner.title}</h2>
          <p className="hero-text">{eventBanner.text}</p>
          <p className="hero-actions">
            <ButtonLink href={forms.eventRegistration}>{eventBanner.label}</ButtonLink>
          </p>
        </HeroPanel>
      </ul>
      <PanelControls count={panelCount} current={current} onChoose={show} />
    </section>
  );
}

// The words beside the pictures say what they mean.
function DecorativePicture({ image, pictures, eager = false }: { image: string; pictures: Pictures; eager?: boolean }) {
  return <Picture image={image} pictures={pictures} alt="" sizes={pictureSizes} eager={eager} />;
}

function Backgrounds({ texts, pictures }: Pick<Props, "texts" | "pictures">) {
  const first = texts.backgrounds[0];
  return first ? <DecorativePicture image={first.image} pictures={pictures} /> : null;
}

function HeroLinks({ texts }: Pick<Props, "texts">) {
  const { language, routes, site } = useFrame();
  const links = [
    { page: "membership", label: texts.joinLabel, look: "primary" },
    { page: "about", label: texts.learnMoreLabel, look: "onDark" },
  ] as const;
  return (
    <p className="hero-actions">
      {links
        .filter(({ page }) => site.pages.includes(page))
        .map(({ page, label, look }) => (
          <ButtonLink key={page} href={routes.page(language, page)} look={look}>
            {label}
          </ButtonLink>
        ))}
    </p>
  );
}
