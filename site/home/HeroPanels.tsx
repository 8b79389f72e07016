import { useTranslation } from "react-i18next";
import { CarouselControls } from "./CarouselControls";
import { EventPanel } from "./EventPanel";
import { Founding60Panel } from "./Founding60Panel";
import { heroStart } from "./hero-state";
import type { HomePageData } from "./home-page-data";
import { TitlePanel } from "./TitlePanel";

type Props = Pick<HomePageData, "texts" | "forms" | "ends" | "pictures">;

/**
 * The top of the home page, reading B: up to three panels side by side, swiped, scrolled or chosen (`site/boot/hero.ts`);
 * the campaign's and the event's are there where the content has them.
 */
export function HeroPanels({ texts, forms, ends, pictures }: Props) {
  const { t } = useTranslation("home");
  const { founding60, backgrounds, eventBanner, events } = texts;
  const title = founding60 ? 1 : 0;
  const of = title + 1 + (eventBanner ? 1 : 0);
  const moves = backgrounds.length > 1 || (founding60?.lines.length ?? 0) > 1;
  return (
    <section className="hero" aria-roledescription={t("carousel.role")} aria-label={t("carousel.label")}>
      <CarouselControls name="hero" count={of} moves={moves} />
      <ul className="hero-track">
        {founding60 && (
          <Founding60Panel
            texts={founding60}
            form={forms.founding60}
            endsOn={ends.promotion}
            pictures={pictures}
            panel={0}
            of={of}
          />
        )}
        <TitlePanel texts={texts} pictures={pictures} panel={title} of={of} />
        {eventBanner && (
          <EventPanel
            texts={eventBanner}
            events={events}
            form={forms.eventRegistration}
            endsOn={ends.banner}
            pictures={pictures}
            panel={title + 1}
            of={of}
          />
        )}
      </ul>
      {/* The panels move only on a choice. */}
      <p className="visually-hidden" aria-live="polite">
        {of > 1 && t("carousel.panel", { position: heroStart.panel + 1, of })}
      </p>
    </section>
  );
}
