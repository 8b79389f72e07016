import { useTranslation } from "react-i18next";
import { useFrame } from "./frame";

type Network = "instagram" | "linkedin" | "youtube";

// Simple marks drawn for this site on a grid of 24.
const marks: Record<Network, string> = {
  instagram:
    "M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4Zm5 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm5-1.5v.01",
  linkedin: "M4 4h16v16H4ZM8 10.5V17M8 7v.01M12 17v-6.5M12 13.5a2.5 2.5 0 0 1 5 0V17",
  youtube: "M5 6h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2Zm5.5 3.5v5l4-2.5Z",
};
const names: Record<Network, string> = { instagram: "Instagram", linkedin: "LinkedIn", youtube: "YouTube" };

/** Icons that lead to the chamber's social networks, those that are configured. */
export function SocialLinks() {
  const { t } = useTranslation("common");
  const { site } = useFrame();
  const networks = (Object.keys(marks) as Network[]).flatMap((network) => {
    const href = site.social[network];
    return href === undefined ? [] : [{ network, href }];
  });
  if (networks.length === 0) return null;
  return (
    <ul className="social-links">
      {networks.map(({ network, href }) => (
        <li key={network}>
          <a href={href} target="_blank" rel="noopener noreferrer">
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d={marks[network]} />
            </svg>
            <span className="visually-hidden">
              {names[network]} {t("opensNewTab")}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
