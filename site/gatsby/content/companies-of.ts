import type { Company } from "../../../content/model/collections/company";
import type { SiteContent } from "./site-content";

/** A company and the stem of its file. */
export interface CompanyFile {
  readonly id: string;
  readonly company: Company;
}

/** The member companies of the content, in the order of their numbers. */
export function companiesOf({ files }: Pick<SiteContent, "files">): CompanyFile[] {
  const companies = files.flatMap((file) =>
    file.collection === "companies" ? [{ id: file.id, company: file.fields }] : [],
  );
  return companies.sort((a, b) => a.company.id - b.company.id);
}
