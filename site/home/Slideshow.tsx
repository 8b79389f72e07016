import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Picture, type Pictures } from "../ui/Picture";
import { CarouselControls } from "./CarouselControls";
import { useMotion } from "./use-motion";
import { useAutoAdvance } from "./use-auto-advance";

/** A captioned picture and how long it stays. */
export interface Slide {
  readonly image: string;
  readonly alt: string;
  readonly caption: string;
  readonly milliseconds: number;
}

interface Props {
  readonly label: string;
  readonly slides: readonly Slide[];
  readonly pictures: Pictures;
  /** As in `<img sizes>`. */
  readonly sizes: string;
  /** True where the first picture is in sight at once. */
  readonly eager?: boolean;
  readonly middle?: "dots" | "counter";
}

/**
 * Captioned pictures, one after the other and again from the first. A manual choice stops them
 * (R3.3); all of them lie in one place, so that nothing on the page moves when they change.
 */
export function Slideshow({ label, slides, pictures, sizes, eager = false, middle = "dots" }: Props) {
  const { t } = useTranslation("home");
  const [current, setCurrent] = useState(0);
  const { wanted, moving, toggle, stop, holders } = useMotion();
  const show = (index: number): void => setCurrent((index + slides.length) % slides.length);
  useAutoAdvance(moving, current, slides[current]?.milliseconds ?? 0, () => show(current + 1));
  const choose = (index: number): void => {
    stop();
    show(index);
  };
  return (
    <section className="slideshow" aria-roledescription={t("carousel.role")} aria-label={label} {...holders}>
      <CarouselControls
        count={slides.length}
        current={current}
        onChoose={choose}
        wanted={wanted}
        onToggle={toggle}
        middle={middle}
      />
      <div className="slides" aria-live={moving ? "off" : "polite"}>
        {slides.map(({ image, alt, caption }, index) => (
          <div
            key={index}
            className="slide"
            data-current={index === current}
            role="group"
            aria-roledescription={t("carousel.slideRole")}
            aria-label={t("carousel.panel", { position: index + 1, of: slides.length })}
          >
            <Picture image={image} pictures={pictures} alt={alt} sizes={sizes} eager={eager && index === 0} />
            <p className="slide-caption">{caption}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
