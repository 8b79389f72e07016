import { useLayoutEffect, useRef } from "react";
import { adminApps } from "../../../../content/model/pages/admin-paths";
import type { AdminApp } from "../../host";
import { useServices } from "../services/services";
import { useHostSite } from "../services/host-site";
import { fill } from "../services/words";
import { useOpenInquiries } from "./use-open-inquiries";

interface AdminNavigationProps {
  /** The page this is. */
  readonly current: AdminApp;
  readonly loggedIn?: boolean;
}

/** Scrolls the row until the link is in its middle, or the row at its end. */
function scrollTo(row: HTMLElement, link: HTMLElement): void {
  row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
}

/** Links between the admin pages. They load a page, so that the browser asks before unsaved text is left. */
export function AdminNavigation({ current, loggedIn = false }: AdminNavigationProps) {
  const { words } = useServices();
  const { pages } = useHostSite();
  const open = useOpenInquiries(loggedIn && pages.inquiries !== undefined);
  const row = useRef<HTMLUListElement>(null);
  // On a phone the row is wider than the page; the number behind a link moves those after it.
  useLayoutEffect(() => {
    const link = row.current?.querySelector<HTMLElement>("[aria-current]");
    if (row.current && link) scrollTo(row.current, link);
  }, [current, open]);
  if (Object.keys(pages).length < 2) return null;
  return (
    <nav className="adm-navigation" aria-label={words.navigation.label}>
      <ul ref={row}>
        {adminApps.map((app) =>
          pages[app] === undefined ? null : (
            <li key={app}>
              <a
                href={pages[app]}
                onFocus={({ currentTarget: link }) => {
                  // Browsers leave a link that is partly in sight as it is; one that is pressed must not move under the finger.
                  if (row.current && link.matches(":focus-visible")) scrollTo(row.current, link);
                }}
                aria-current={app === current ? "page" : undefined}
                aria-describedby={app === "inquiries" && open ? "adm-open-inquiries" : undefined}
              >
                {words.navigation[app]}
              </a>
              {app === "inquiries" && open ? (
                <span id="adm-open-inquiries" className="adm-badge adm-navigation-count">
                  <span aria-hidden="true">{open}</span>
                  <span className="visually-hidden">{fill(words.navigation.open, { count: open })}</span>
                </span>
              ) : null}
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
