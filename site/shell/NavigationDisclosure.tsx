import { BootButton } from "../ui/BootButton";
import { useFrame } from "./frame";
import { NavigationAnchor } from "./NavigationAnchor";
import type { NavigationGroup } from "./page-context";

/** A group of the navigation, closed, marked when the open page is one of its own; site/boot/dropdowns.ts opens and closes it. */
export function NavigationDisclosure({ group: { id, label, links } }: { readonly group: NavigationGroup }) {
  const { path } = useFrame();
  const isCurrent = links.some(({ to }) => to.replace(/#.*$/, "") === path);
  const listId = `site-menu-${id}`;
  return (
    <li className="nav-group">
      <BootButton
        mark={id}
        toggles
        className="nav-link nav-toggle"
        aria-controls={listId}
        {...(isCurrent ? { "aria-current": "true" as const } : {})}
      >
        {label}
      </BootButton>
      <ul id={listId} className="nav-list" data-open={false}>
        {links.map((link) => (
          <li key={link.label + link.to}>
            <NavigationAnchor link={link} className="nav-sublink" />
          </li>
        ))}
      </ul>
    </li>
  );
}
