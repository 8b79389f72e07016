import { useTranslation } from "react-i18next";
import { CarouselControls } from "./CarouselControls";
import { EventPanel } from "./EventPanel";
import { Founding60Panel } from "./Founding60Panel";
import { heroPanelCount, heroStart } from "./hero-state";
import type { HomePageData } from "./home-page-data";
import { TitlePanel } from "./TitlePanel";

type Props = Pick<HomePageData, "texts" | "forms" | "ends" | "pictures">;

/** The top of the home page, reading B: three panels side by side, swiped, scrolled or chosen (`site/boot/hero.ts`). */
export function HeroPanels({ texts, forms, ends, pictures }: Props) {
  const { t } = useTranslation("home");
  return (
    <section className="hero" aria-roledescription={t("carousel.role")} aria-label={t("carousel.label")}>
      <CarouselControls name="hero" count={heroPanelCount} />
      <ul className="hero-track">
        <Founding60Panel texts={texts.founding60} form={forms.founding60} endsOn={ends.promotion} pictures={pictures} />
        <TitlePanel texts={texts} pictures={pictures} />
        <EventPanel texts={texts} form={forms.eventRegistration} endsOn={ends.banner} pictures={pictures} />
      </ul>
      {/* The panels move only on a choice. */}
      <p className="visually-hidden" aria-live="polite">
        {t("carousel.panel", { position: heroStart.panel + 1, of: heroPanelCount })}
      </p>
    </section>
  );
}
