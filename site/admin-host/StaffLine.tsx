import { LanguageSwitch } from "../shell/LanguageSwitch";
import { useFrame } from "../shell/frame";

/** The only thing above a staff page: the way back to the site, and the page in the other language. */
export function StaffLine({ toSite }: { readonly toSite: string }) {
  const { language, routes } = useFrame();
  return (
    <header className="staff-line wide">
      <a href={routes.page(language, "home")}>
        <span aria-hidden="true">← </span>
        {toSite}
      </a>
      <LanguageSwitch />
    </header>
  );
}
