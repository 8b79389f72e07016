import { useReducer } from "react";
import { useTranslation } from "react-i18next";
import { CarouselControls } from "./CarouselControls";
import { EventPanel } from "./EventPanel";
import { Founding60Panel } from "./Founding60Panel";
import { backgroundMilliseconds, reduceHero, heroPanelCount, heroStart, wrappedPanel } from "./hero-state";
import type { HomePageData } from "./home-page-data";
import { TitlePanel } from "./TitlePanel";
import { useMotion } from "./use-motion";
import { usePanelTrack } from "./use-panel-track";
import { useAutoAdvance } from "./use-auto-advance";

type Props = Pick<HomePageData, "texts" | "forms" | "pictures">;

/** The top of the home page, reading B: three panels side by side that can be swiped, scrolled or chosen. */
export function HeroPanels({ texts, forms, pictures }: Props) {
  const { t } = useTranslation("home");
  const [state, act] = useReducer(reduceHero, heroStart);
  const { wanted, moving, toggle, holders } = useMotion();
  const { track, scrollTo } = usePanelTrack((panel) => act({ kind: "settle", panel }));
  const { founding60, backgrounds, eventBanner } = texts;
  useAutoAdvance(moving, state, backgroundMilliseconds, () =>
    act({ kind: "tick", lines: founding60.lines.length, backgrounds: backgrounds.length }),
  );
  const choose = (panel: number): void => {
    act({ kind: "choose", panel });
    scrollTo(wrappedPanel(panel));
  };
  return (
    <section className="hero" aria-roledescription={t("carousel.role")} aria-label={t("carousel.label")} {...holders}>
      <CarouselControls
        count={heroPanelCount}
        current={state.panel}
        onChoose={choose}
        wanted={wanted}
        onToggle={toggle}
      />
      <ul className="hero-track" ref={track}>
        <Founding60Panel texts={founding60} line={state.line} form={forms.founding60} pictures={pictures} />
        <TitlePanel texts={texts} background={state.background} pictures={pictures} />
        <EventPanel texts={eventBanner} form={forms.eventRegistration} pictures={pictures} />
      </ul>
      {/* The panels move only on a choice. */}
      <p className="visually-hidden" aria-live="polite">
        {t("carousel.panel", { position: state.panel + 1, of: heroPanelCount })}
      </p>
    </section>
  );
}
