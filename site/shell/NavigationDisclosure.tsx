import { useTranslation } from "react-i18next";
import { NavigationAnchor } from "./NavigationAnchor";
import type { NavigationGroup } from "./navigation-items";

/** A group of the navigation, closed; site/boot/dropdowns.ts opens and closes it. */
export function NavigationDisclosure({ group }: { readonly group: NavigationGroup }) {
  const { t } = useTranslation("common");
  const listId = `site-menu-${group.label}`;
  return (
    <li className="nav-group">
      <button type="button" className="nav-link nav-toggle" aria-expanded={false} aria-controls={listId}>
        {t(`nav.${group.label}`)}
      </button>
      <ul id={listId} className="nav-list" data-open={false}>
        {group.links.map((link) => (
          <li key={link.label}>
            <NavigationAnchor link={link} className="nav-sublink" />
          </li>
        ))}
      </ul>
    </li>
  );
}
