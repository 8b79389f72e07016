import { useTranslation } from "react-i18next";
import { BootButton } from "../ui/BootButton";
import { useFrame } from "./frame";
import { NavigationAnchor } from "./NavigationAnchor";
import type { NavigationGroup } from "./navigation-items";

/** A group of the navigation, closed, marked when the open page is one of its own; site/boot/dropdowns.ts opens and closes it. */
export function NavigationDisclosure({ group }: { readonly group: NavigationGroup }) {
  const { t } = useTranslation("common");
  const { language, path, routes } = useFrame();
  const isCurrent = group.links.some(({ page }) => routes.page(language, page) === path);
  const listId = `site-menu-${group.label}`;
  return (
    <li className="nav-group">
      <BootButton
        mark={group.label}
        toggles
        className="nav-link nav-toggle"
        aria-controls={listId}
        {...(isCurrent ? { "aria-current": "true" as const } : {})}
      >
        {t(`nav.${group.label}`)}
      </BootButton>
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
