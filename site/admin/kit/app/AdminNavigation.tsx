import type { AdminApp } from "../../host";
import { useServices } from "./services";
import { useSiteAround } from "./site-around";

const apps: readonly AdminApp[] = ["events", "news", "inquiries", "health"];

/** Links between the admin pages. They load a page, so that the browser asks before unsaved text is left. */
export function AdminNavigation({ current }: { readonly current: AdminApp }) {
  const { words } = useServices();
  const { pages } = useSiteAround();
  if (Object.keys(pages).length < 2) return null;
  return (
    <nav className="adm-navigation" aria-label={words.navigation.label}>
      <ul>
        {apps.map((app) =>
          pages[app] === undefined ? null : (
            <li key={app}>
              <a href={pages[app]} aria-current={app === current ? "page" : undefined}>
                {words.navigation[app]}
              </a>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
