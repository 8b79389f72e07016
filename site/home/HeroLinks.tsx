import { useFrame } from "../shell/frame";
import { ButtonLink } from "../ui/ButtonLink";
import type { HomePageData } from "./home-page-data";

interface Props {
  readonly texts: Pick<HomePageData["texts"], "joinLabel" | "learnMoreLabel">;
  /** How the second button looks on the ground it stands on. */
  readonly learnMoreLook: "onDark" | "secondary";
}

/** The ways from the top of the home page to membership and to the chamber itself. */
export function HeroLinks({ texts, learnMoreLook }: Props) {
  const { language, routes, site } = useFrame();
  const links = [
    { page: "membership", label: texts.joinLabel, look: "primary" },
    { page: "about", label: texts.learnMoreLabel, look: learnMoreLook },
  ] as const;
  return (
    <p className="hero-actions">
      {links
        .filter(({ page }) => site.pages.includes(page))
        .map(({ page, label, look }) => (
          <ButtonLink key={page} href={routes.page(language, page)} look={look}>
            {label}
          </ButtonLink>
        ))}
    </p>
  );
}
