import { useTranslation } from "react-i18next";
import { useFrame } from "../shell/frame";
import type { Pictures } from "../ui/Picture";
import { Link } from "../ui/Link";
import { WholeDates } from "../ui/WholeDates";
import type { ListedPerson } from "./officeholder-page-data";
import { Portrait } from "./Portrait";

interface Props {
  readonly people: readonly ListedPerson[];
  /** Large portraits for the board, small ones for founding members. */
  readonly variant: "board" | "founding";
  /** Words of the link to a person's own page. */
  readonly openLabel: string;
  /** Shown when a person's picture cannot be loaded. */
  readonly fallback: string;
  readonly pictures: Pictures;
}

const portraitSizes = { board: "(min-width: 62rem) 18rem, (min-width: 44rem) 30vw, 6rem", founding: "6rem" } as const;

/** People with portrait, name, title and bio (R4.1). */
export function PeopleList({ people, variant, openLabel, fallback, pictures }: Props) {
  const { t } = useTranslation("about");
  const { language, routes } = useFrame();
  return (
    <ul className={`people people-${variant}`}>
      {people.map(({ serial_no, image, name, title, bio, hasProfile, isFounder }) => (
        <li key={serial_no} className="person">
          {/* Empty alt: the name beside it says the same. */}
          <Portrait image={image} fallback={fallback} pictures={pictures} alt="" sizes={portraitSizes[variant]} />
          <div>
            <h3>{name}</h3>
            <p className="person-title">{isFounder ? t("titleOfFounder", { title }) : title}</p>
            <p className="person-bio">
              <WholeDates text={bio} />
            </p>
            {hasProfile && (
              <Link className="person-link" to={routes.officeholder(language, serial_no)}>
                {openLabel}
                <span className="visually-hidden"> {name}</span>
              </Link>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
