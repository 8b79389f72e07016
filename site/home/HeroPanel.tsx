import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

interface Props {
  readonly look: "red" | "ink" | "paper";
  /** 1-based. */
  readonly position: number;
  readonly of: number;
  readonly picture: ReactNode;
  readonly children: ReactNode;
}

/** One panel of the hero: words on a coloured ground, a picture beside them. */
export function HeroPanel({ look, position, of, picture, children }: Props) {
  const { t } = useTranslation("home");
  return (
    <li className={`hero-panel hero-panel-${look}`}>
      <div
        className="hero-panel-grid"
        role="group"
        aria-roledescription={t("carousel.panelRole")}
        aria-label={t("carousel.panel", { position, of })}
      >
        <div className="hero-words">{children}</div>
        <div className="hero-picture">{picture}</div>
      </div>
    </li>
  );
}
