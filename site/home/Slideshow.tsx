import { useTranslation } from "react-i18next";
import { Picture, type Pictures } from "../ui/Picture";
import { CarouselControls } from "./CarouselControls";

/** A captioned picture and how long it stays. */
export interface Slide {
  readonly image: string;
  readonly alt: string;
  readonly caption: string;
  readonly milliseconds: number;
}

interface Props {
  /** Names it on its page. */
  readonly name: string;
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
 * Captioned pictures, at least one; one after the other and again from the first, which `site/boot/slideshow.ts` advances
 * (R3.3); all of them lie in one place, so that nothing on the page moves when they change.
 */
export function Slideshow({ name, label, slides, pictures, sizes, eager = false, middle = "dots" }: Props) {
  const { t } = useTranslation("home");
  return (
    <section className="slideshow" aria-roledescription={t("carousel.role")} aria-label={label}>
      <CarouselControls name={name} count={slides.length} moves={slides.length > 1} middle={middle} />
      <div className="slides" aria-live="polite">
        {slides.map(({ image, alt, caption, milliseconds }, index) => (
          <div
            key={index}
            className="slide"
            data-current={index === 0}
            data-milliseconds={milliseconds}
            role="group"
            aria-roledescription={slides.length > 1 ? t("carousel.slideRole") : undefined}
            aria-label={slides.length > 1 ? t("carousel.panel", { position: index + 1, of: slides.length }) : undefined}
          >
            <Picture image={image} pictures={pictures} alt={alt} sizes={sizes} eager={eager && index === 0} />
            <p className="slide-caption">{caption}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
