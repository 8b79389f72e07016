import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { heroPanelCount } from "./hero-state";

interface Props {
  readonly variant: "red" | "ink" | "paper";
  /** 0-based. */
  readonly panel: number;
  readonly picture: ReactNode;
  readonly children: ReactNode;
}

/** One panel of the hero: words on a coloured ground, a picture beside them. */
export function HeroPanel({ variant, panel, picture, children }: Props) {
  const { t } = useTranslation("home");
  return (
    <li className={`hero-panel hero-panel-${variant}`}>
      <div
        className="hero-panel-grid"
        role="group"
        aria-roledescription={t("carousel.panelRole")}
        aria-label={t("carousel.panel", { position: panel + 1, of: heroPanelCount })}
      >
        <div className="hero-words">{children}</div>
        <div className="hero-picture">{picture}</div>
      </div>
    </li>
  );
}
