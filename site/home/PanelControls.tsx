import { useTranslation } from "react-i18next";

interface Props {
  readonly count: number;
  /** 0-based. */
  readonly current: number;
  readonly onChoose: (index: number) => void;
}

/** Previous, next, and a dot for each panel; they work once JavaScript runs, until then panels can be scrolled. */
export function PanelControls({ count, current, onChoose }: Props) {
  const { t } = useTranslation("home");
  return (
    <div className="panel-controls wide">
      <button type="button" className="panel-arrow" onClick={() => onChoose(current - 1)}>
        <span className="visually-hidden">{t("carousel.previous")}</span>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M15 5l-7 7 7 7" />
        </svg>
      </button>
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
      <button type="button" className="panel-arrow" onClick={() => onChoose(current + 1)}>
        <span className="visually-hidden">{t("carousel.next")}</span>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M9 5l7 7-7 7" />
        </svg>
      </button>
    </div>
  );
}
