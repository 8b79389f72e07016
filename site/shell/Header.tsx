import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "../ui/Link";
import { useFrame } from "./frame";
import { LanguageSwitch } from "./LanguageSwitch";
import { NavigationAnchor } from "./NavigationAnchor";
import { NavigationDisclosure } from "./NavigationDisclosure";
import { isGroup, navigationItems } from "./navigation-items";
import { useEscape } from "./use-escape";
import { useScrolled } from "./use-scrolled";

/** Scroll distance after which the shadow appears, in pixels (R2.5). */
const shadowAfter = 10;
const menuId = "site-menu";

/** The sticky header: the chamber's name, the navigation, the language switch. */
export function Header() {
  const { t } = useTranslation("common");
  const { language, routes, site } = useFrame();
  const [menuOpen, setMenuOpen] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  const scrolled = useScrolled(shadowAfter);
  const closeMenu = (): void => setMenuOpen(false);
  useEscape(menuOpen, () => {
    closeMenu();
    menuButton.current?.focus();
  });

  return (
    <header className="site-header" data-scrolled={scrolled}>
      <div className="site-header-bar wide">
        <Link to={routes.page(language, "home")} className="brand" aria-label={site.name}>
          <img src={site.logo} alt="" width={40} height={40} />
          <span className="brand-name">{site.name}</span>
        </Link>
        <nav className="site-nav" aria-label={t("nav.label")} data-open={menuOpen} id={menuId}>
          <ul className="nav-items">
            {navigationItems(site.pages).header.map((item) =>
              isGroup(item) ? (
                <NavigationDisclosure key={item.label} group={item} onFollow={closeMenu} />
              ) : (
                <li key={item.label}>
                  <NavigationAnchor link={item} className="nav-link" onFollow={closeMenu} />
                </li>
              ),
            )}
          </ul>
        </nav>
        <LanguageSwitch />
        <button
          ref={menuButton}
          type="button"
          className="menu-button"
          aria-expanded={menuOpen}
          aria-controls={menuId}
          onClick={() => setMenuOpen((open) => !open)}
        >
          <span className="menu-icon" aria-hidden="true" />
          <span className="visually-hidden">{t(menuOpen ? "menu.close" : "menu.open")}</span>
        </button>
      </div>
    </header>
  );
}
