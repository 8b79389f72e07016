/** The route table (R2.1), word for word; what follows a path in brackets belongs to it. */
const table = `
| / | Home |
| /{product}-about | About: header, mission/vision, links to president message and officeholders |
| /about/{product}-president | President's message: greeting, welcome, paragraphs, date, name, title, links to about and officeholders |
| /about/{product}-officeholders | Board of directors list and founding members list |
| /{product}-board-of-directors/{serial_no} | Single officeholder profile (a profile page exists with hard-coded content; which route serves it is also given here as this pattern; the body is not otherwise shown) |
| /{product}-membership (anchors #chamber-membership, #membership-plans) | Membership |
| /{product}-members-directory | Member directory |
| /company/{company} | Company detail |
| /{product}-news | News grid |
| /news/{id}/{slug} | Single news article |
| /{product}-events | Events list |
| /{product}-contact | Contact page |
| /{product}-terms | Terms and privacy (registered twice) |
| /{product}-sponsorship | Sponsorship: benefit cards (exposure, branding, targeting) |
| /adminEvents | Admin events |
| /adminNews | Admin news |
`;

/** The slugs of the thirteen companies. */
export const companySlugs =
  "japantravel, strata, toursoft, akiya2.0, mashiwhite, slidehide, minim, temasek, workato, sinkies, brightz, centex, kopiya".split(
    ", ",
  );

/** One row of the table. */
export interface SpecifiedRoute {
  /** As the table writes it, like `/company/{company}`. */
  readonly pattern: string;
  readonly anchors: readonly string[];
}

/** The values of the names in braces. */
export type RouteNames = Readonly<Record<"product" | "serial_no" | "company" | "id" | "slug", string>>;

export const specifiedRoutes: readonly SpecifiedRoute[] = table
  .trim()
  .split("\n")
  .map((row) => {
    const route = row.split("|")[1]?.trim() ?? "";
    return { pattern: route.split(" ")[0] ?? "", anchors: route.match(/#[\w-]+/g) ?? [] };
  });

/** The path of a row in English, with its names filled in. Raises an Error for an unknown name. */
export function pathOfRoute({ pattern }: SpecifiedRoute, names: RouteNames): string {
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (!(name in names)) throw new Error(`The route table names {${name}}, which the tests do not know.`);
    return names[name as keyof RouteNames];
  });
}
