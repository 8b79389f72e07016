import { useTranslation } from "react-i18next";
import { BootButton } from "../ui/BootButton";
import { Link } from "../ui/Link";
import { useFrame } from "./frame";
import { HeaderSearch } from "./HeaderSearch";
import { LanguageSwitch } from "./LanguageSwitch";
import { NavigationAnchor } from "./NavigationAnchor";
import { NavigationDisclosure } from "./NavigationDisclosure";
import { needsOwnRow } from "../../content/model/menu/menu-width";
import { isGroup, navigationItems } from "./navigation-items";

const menuId = "site-menu";
/** Characters of a name that fit into three lines beside the menu of a phone. */
const longName = { en: 60, ja: 30 } as const;

/** The sticky header: the chamber's name, the navigation, the language switch. site/boot opens, closes and shades it. */
export function Header() {
  const { t } = useTranslation("common");
  const { language, routes, site } = useFrame();
  const items = navigationItems(site, language).header;
  const isWide = site.menus !== undefined && needsOwnRow(items.map(({ label }) => label));
  const isLong = site.name.length > longName[language];
  return (
    <header className="site-header" data-scrolled={false}>
      <div className={isWide ? "site-header-bar wide menu-below" : "site-header-bar wide"}>
        <Link to={routes.page(language, "home")} className="brand" aria-label={site.name}>
          <img src={site.logo} alt="" width={40} height={40} />
          <span className={isLong ? "brand-name brand-long" : "brand-name"}>{site.name}</span>
        </Link>
        <nav className="site-nav" aria-label={t("nav.label")} data-open={false} id={menuId}>
          <ul className="nav-items">
            {items.map((item) =>
              isGroup(item) ? (
                <NavigationDisclosure key={item.id} group={item} />
              ) : (
                <li key={item.label + item.to}>
                  <NavigationAnchor link={item} className="nav-link" />
                </li>
              ),
            )}
          </ul>
          <HeaderSearch />
        </nav>
        <LanguageSwitch />
        <BootButton mark="menu" toggles className="menu-button" aria-controls={menuId}>
          <span className="menu-icon" aria-hidden="true" />
          <span className="menu-label visually-hidden" data-open={t("menu.open")} data-close={t("menu.close")}>
            {t("menu.open")}
          </span>
        </BootButton>
      </div>
    </header>
  );
}
