import { useFrame } from "../shell/frame";
import { ButtonLink } from "../ui/ButtonLink";
import type { HomePageData } from "./home-page-data";

interface Props {
  readonly texts: Pick<HomePageData["texts"], "joinLabel" | "learnMoreLabel">;
  /** Variant of the second button, for its background. */
  readonly learnMoreVariant: "onDark" | "secondary";
}

/** The ways from the top of the home page to membership and to the chamber itself. */
export function HeroLinks({ texts, learnMoreVariant }: Props) {
  const { language, routes, site } = useFrame();
  const links = [
    { page: "membership", label: texts.joinLabel, variant: "primary" },
    { page: "about", label: texts.learnMoreLabel, variant: learnMoreVariant },
  ] as const;
  return (
    <p className="hero-actions">
      {links
        .filter(({ page }) => site.pages.includes(page))
        .map(({ page, label, variant }) => (
          <ButtonLink key={page} href={routes.page(language, page)} variant={variant}>
            {label}
          </ButtonLink>
        ))}
    </p>
  );
}
