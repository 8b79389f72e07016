import { useFrame } from "../shell/frame";
import type { Pictures } from "../ui/Picture";
import { TranslatedText } from "../ui/TranslatedText";
import { Link } from "../ui/Link";
import type { CompanyCardData } from "./company-card";
import { CompanyLogo } from "./CompanyLogo";

interface Props {
  readonly company: CompanyCardData;
  readonly pictures: Pictures;
  readonly eager: boolean;
}

/** A member company; the whole card leads to its page. */
export function CompanyCard({ company, pictures, eager }: Props) {
  const { slug, name, description, synonyms, logo, matches, place, initial } = company;
  const { language, routes } = useFrame();
  return (
    <li className="company-card" data-matches={matches} data-place={place.value} data-initial={initial}>
      <CompanyLogo logo={logo} name={name.text} pictures={pictures} sizes="11.75rem" eager={eager} />
      <h2>
        <Link to={routes.company(language, slug)}>
          <TranslatedText text={name} pageLanguage={language} />
        </Link>
      </h2>
      <p>
        <TranslatedText text={description} pageLanguage={language} />
        {synonyms !== "" && <span hidden>{`\n${synonyms}`}</span>}
      </p>
    </li>
  );
}
