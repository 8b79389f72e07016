import { useTranslation } from "react-i18next";
import { BootButton } from "../ui/BootButton";
import { MotionButton } from "./MotionButton";

interface Props {
  /** Names the carousel on its page. */
  readonly name: string;
  readonly count: number;
  /** True where something changes by itself. */
  readonly moves: boolean;
  /** A dot for each picture, or where there are too many for that, how many there are. */
  readonly middle?: "dots" | "counter";
}

/**
 * Pause, previous, a dot for each panel, next: in front of the panels, as people who use the keyboard expect.
 * `site/boot/carousel-controls.ts` connects them.
 */
export function CarouselControls({ name, count, moves, middle = "dots" }: Props) {
  if (count < 2 && !moves) return null;
  return (
    <div className="panel-controls">
      {moves && <MotionButton mark={`${name}-motion`} of="pictures" />}
      {count > 1 && (
        <>
          <Arrow name={name} to="previous" />
          {middle === "dots" ? (
            <Dots name={name} count={count} />
          ) : (
            <span className="panel-counter" aria-hidden="true">
              1 / {count}
            </span>
          )}
          <Arrow name={name} to="next" />
        </>
      )}
    </div>
  );
}

function Arrow({ name, to }: { readonly name: string; readonly to: "previous" | "next" }) {
  const { t } = useTranslation("home");
  return (
    <BootButton mark={`${name}-${to}`} className="round-button" data-step={to === "next" ? 1 : -1}>
      <span className="visually-hidden">{t(`carousel.${to}`)}</span>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d={to === "next" ? "M9 5l7 7-7 7" : "M15 5l-7 7 7 7"} />
      </svg>
    </BootButton>
  );
}

function Dots({ name, count }: { readonly name: string; readonly count: number }) {
  const { t } = useTranslation("home");
  return (
    <div className="panel-dots">
      {Array.from({ length: count }, (_, index) => (
        <BootButton key={index} mark={`${name}-${String(index)}`} className="panel-dot" aria-current={index === 0}>
          <span className="visually-hidden">{t("carousel.show", { position: index + 1, of: count })}</span>
        </BootButton>
      ))}
    </div>
  );
}
