import { Picture, type Pictures } from "../ui/Picture";

interface Props {
  readonly logo: string | undefined;
  /** The company's name as the page shows it. */
  readonly name: string;
  readonly pictures: Pictures;
  /** As in `<img sizes>`. */
  readonly sizes: string;
  readonly eager?: boolean;
}

/** Forms of companies that many names begin with, as NFKC has them: ㈱ is (株). */
const form = /^(?:(?:株式|合同|有限|合名|合資)会社|\([株有同]\)|(?:一般|公益)(?:社団|財団)法人|the\s)\s*/i;

/** A company's logo, or the first letter of its name where it has none; the name stands beside it. */
export function CompanyLogo({ logo, name, ...picture }: Props) {
  if (logo !== undefined) return <Picture image={logo} alt="" {...picture} />;
  const [letter = ""] =
    name
      .normalize("NFKC")
      .replace(form, "")
      .match(/[\p{L}\p{N}]/u) ?? name;
  return (
    <span className="company-letter" aria-hidden="true">
      {letter.toLocaleUpperCase()}
    </span>
  );
}
