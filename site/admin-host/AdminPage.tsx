import { graphql } from "gatsby";
import type { AdminShell } from "../admin/host";
import { adminAssetsPath } from "../routes";
import { useFrame } from "../shell/frame";
import type { TemplateProps } from "../shell/page-context";
import { Shell } from "../shell/Shell";
import type { AdminPageData } from "./admin-page-data";
import { LanguageSwitch } from "../shell/LanguageSwitch";

type Props = TemplateProps<AdminPageData>;

/** A staff page: boot loads its micro-frontend at run time, as it loads islands, so that no admin code is in the public bundles. */
export default function AdminPage({ pageContext: { page } }: Props) {
  return (
    <Shell header={<StaffLine toSite={page.texts.toSite} />}>
      <AdminHost {...page} />
    </Shell>
  );
}

/** The element that the micro-frontend lives in, and what is said while it is not there (site/admin/shell/main.ts). */
export function AdminHost({ app, pages, sites, texts }: AdminPageData) {
  const { site } = useFrame();
  const shell: AdminShell = { app, site: { pages, categories: site.categories }, sites };
  return (
    <div className="wide staff-body">
      <div
        id="admin"
        data-island="admin"
        data-empty=""
        data-scripts={`${adminAssetsPath}shell.js`}
        data-shell={JSON.stringify(shell)}
        data-failed={texts.failed}
      >
        <p role="status" data-loading="">
          {texts.loading}
        </p>
        <noscript>
          <p>{texts.noScript}</p>
        </noscript>
      </div>
    </div>
  );
}

/** The only thing above a staff page: the way back to the site, and the page in the other language. */
function StaffLine({ toSite }: { readonly toSite: string }) {
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

export { Head } from "../shell/template";

export const query = graphql`
  query AdminHostWords($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common"] } }) {
      ...Words
    }
  }
`;
