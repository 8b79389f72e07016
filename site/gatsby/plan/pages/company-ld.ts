import type { Language } from "../../../../content/model/text/language";
import type { CompanyDetails } from "../../../directory/company-page-data";
import type { JsonLd } from "../../../shell/page-head-data";
import type { Build } from "../build";
import { breadcrumbLd, context } from "../json-ld";

interface Parts {
  /** The page's path in `language`. */
  readonly path: string;
  readonly details: CompanyDetails;
  readonly description: string;
}

/** A member company, and the breadcrumbs of its page. */
export function companyLd(build: Build, language: Language, { path, details, description }: Parts): JsonLd[] {
  const { content, input, routes } = build;
  const { site } = content;
  const { name, otherName, logo, link, address } = details;
  const directory = content.page("directory");
  const steps = [
    ...(directory ? [{ name: directory.heading[language], path: routes.page(language, "directory") }] : []),
    { name: name.text, path },
  ];
  return [
    {
      "@context": context,
      "@type": "Organization",
      name: name.text,
      ...(otherName ? { alternateName: otherName.text } : {}),
      ...(link === undefined ? {} : { url: link }),
      ...(logo === undefined ? {} : { logo: input.publicUrl + logo }),
      description,
      ...(address ? { address: address.text } : {}),
      memberOf: { "@type": "Organization", name: site.name[language], url: `${input.publicUrl}/` },
    },
    breadcrumbLd(build, language, steps),
  ];
}
