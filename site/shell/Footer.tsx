import { useTranslation } from "react-i18next";
import { columns } from "../ui/columns";
import { Link } from "../ui/Link";
import { useFrame } from "./frame";
import { NavigationAnchor } from "./NavigationAnchor";
import { navigationItems } from "./navigation-items";
import { SocialLinks } from "./SocialLinks";

/** Groups of links beside one another at most. */
const most = 3;

/**
 * The footer: the navigation's links again, terms and contact, social networks, copyright of the build's year, which
 * site/boot/start-page.ts keeps current.
 */
export function Footer() {
  const { t } = useTranslation("common");
  const { language, routes, site, builtOn } = useFrame();
  const year = builtOn.slice(0, 4);
  const { footer, legal } = navigationItems(site, language);
  return (
    <footer className="site-footer">
      <div className="wide site-footer-grid">
        <div className="site-footer-brand">
          <Link to={routes.page(language, "home")} className="site-footer-name">
            {site.name}
          </Link>
          <p>{site.description}</p>
          <SocialLinks />
        </div>
        <nav className="columns site-footer-nav" {...columns(most)} aria-label={t("nav.footerLabel")}>
          {footer.map(({ id, label, links }) => (
            <div key={id}>
              <h2>{label}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.label + link.to}>
                    <NavigationAnchor link={link} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="wide site-footer-legal">
        <ul>
          {legal.map((link) => (
            <li key={link.label + link.to}>
              <NavigationAnchor link={link} />
            </li>
          ))}
          <li>
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </li>
        </ul>
        <p data-year={year}>{t("copyright", { year, name: site.name })}</p>
      </div>
    </footer>
  );
}
