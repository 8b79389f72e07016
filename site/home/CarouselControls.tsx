import { useTranslation } from "react-i18next";
import { MotionButton } from "./MotionButton";

interface Props {
  readonly count: number;
  /** 0-based. */
  readonly current: number;
  /** The index may be before the first or after the last. */
  readonly onChoose: (index: number) => void;
  readonly wanted: boolean;
  readonly onToggle: () => void;
  /** A dot for each picture, or where there are too many for that, how many there are. */
  readonly middle?: "dots" | "counter";
}

/** Pause, previous, a dot for each panel, next: in front of the panels, as people who use the keyboard expect. */
export function CarouselControls({ count, current, onChoose, wanted, onToggle, middle = "dots" }: Props) {
  return (
    <div className="panel-controls">
      <MotionButton of="pictures" wanted={wanted} onToggle={onToggle} />
      <Arrow to="previous" onClick={() => onChoose(current - 1)} />
      {middle === "dots" ? (
        <Dots count={count} current={current} onChoose={onChoose} />
      ) : (
        <span className="panel-counter" aria-hidden="true">
          {current + 1} / {count}
        </span>
      )}
      <Arrow to="next" onClick={() => onChoose(current + 1)} />
    </div>
  );
}

function Arrow({ to, onClick }: { readonly to: "previous" | "next"; readonly onClick: () => void }) {
  const { t } = useTranslation("home");
  return (
    <button type="button" className="round-button" onClick={onClick}>
      <span className="visually-hidden">{t(`carousel.${to}`)}</span>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d={to === "next" ? "M9 5l7 7-7 7" : "M15 5l-7 7 7 7"} />
      </svg>
    </button>
  );
}

function Dots({ count, current, onChoose }: Pick<Props, "count" | "current" | "onChoose">) {
  const { t } = useTranslation("home");
  return (
    <div className="panel-dots">
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          className="panel-dot"
          aria-current={index === current}
          onClick={() => onChoose(index)}
        >
          <span className="visually-hidden">{t("carousel.show", { position: index + 1, of: count })}</span>
        </button>
      ))}
    </div>
  );
}
