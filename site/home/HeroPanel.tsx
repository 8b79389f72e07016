import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

/** Where a panel is among those that the content has. */
export interface PanelPlace {
  /** 0-based. */
  readonly panel: number;
  readonly of: number;
}

interface Props extends PanelPlace {
  readonly variant: "red" | "ink" | "paper";
  readonly picture: ReactNode;
  readonly children: ReactNode;
}

/** One panel of the hero: words on a coloured ground, a picture beside them. */
export function HeroPanel({ variant, panel, of, picture, children }: Props) {
  const { t } = useTranslation("home");
  return (
    <li className={`hero-panel hero-panel-${variant}`}>
      <div
        className="hero-panel-grid"
        role="group"
        aria-roledescription={of > 1 ? t("carousel.panelRole") : undefined}
        aria-label={of > 1 ? t("carousel.panel", { position: panel + 1, of }) : undefined}
      >
        <div className="hero-words">{children}</div>
        <div className="hero-picture">{picture}</div>
      </div>
    </li>
  );
}
