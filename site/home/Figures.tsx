import { useTranslation } from "react-i18next";
import { useFrame } from "../shell/frame";
import type { HomePageData } from "./home-page-data";

const names = ["founded", "members", "eventsHeld"] as const;

/** What the content counts of the chamber; a figure that is zero is not there. */
export function Figures({ figures }: Pick<HomePageData, "figures">) {
  const { t } = useTranslation("home");
  const { language } = useFrame();
  const number = (name: (typeof names)[number]): string =>
    name === "founded" ? String(figures[name]) : figures[name].toLocaleString(language);
  return (
    <dl className="wide figures">
      {names
        .filter((name) => figures[name] > 0)
        .map((name) => (
          <div key={name}>
            <dt>{t(`figures.${name}.label`)}</dt>
            <dd className="figure-value">{t(`figures.${name}.value`, { number: number(name) })}</dd>
          </div>
        ))}
    </dl>
  );
}
