import { useTranslation } from "react-i18next";
import { MotionButton } from "./MotionButton";

interface Props {
  readonly count: number;
  /** A dot for each picture, or where there are too many for that, how many there are. */
  readonly middle?: "dots" | "counter";
}

/**
 * Pause, previous, a dot for each panel, next: in front of the panels, as people who use the keyboard expect.
 * `site/boot/carousel-controls.ts` connects them.
 */
export function CarouselControls({ count, middle = "dots" }: Props) {
  return (
    <div className="panel-controls">
      <MotionButton of="pictures" />
      <Arrow to="previous" />
      {middle === "dots" ? (
        <Dots count={count} />
      ) : (
        <span className="panel-counter" aria-hidden="true">
          1 / {count}
        </span>
      )}
      <Arrow to="next" />
    </div>
  );
}

function Arrow({ to }: { readonly to: "previous" | "next" }) {
  const { t } = useTranslation("home");
  return (
    <button type="button" className="round-button" data-step={to === "next" ? 1 : -1}>
      <span className="visually-hidden">{t(`carousel.${to}`)}</span>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d={to === "next" ? "M9 5l7 7-7 7" : "M15 5l-7 7 7 7"} />
      </svg>
    </button>
  );
}

function Dots({ count }: { readonly count: number }) {
  const { t } = useTranslation("home");
  return (
    <div className="panel-dots">
      {Array.from({ length: count }, (_, index) => (
        <button key={index} type="button" className="panel-dot" aria-current={index === 0}>
          <span className="visually-hidden">{t("carousel.show", { position: index + 1, of: count })}</span>
        </button>
      ))}
    </div>
  );
}
