import { graphql } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { loadAdminApp, type AdminSite } from "../admin/host";
import { adminAssetsPath } from "../routes";
import { useFrame } from "../shell/frame";
import { PageHead } from "../shell/PageHead";
import type { TemplateProps } from "../shell/page-context";
import { Shell } from "../shell/Shell";
import type { AdminPageData } from "./admin-page-data";

type Props = TemplateProps<AdminPageData>;
type State = "loading" | "mounted" | "failed";

/** A staff page: loads its micro-frontend at run time, so that no admin code is in the public bundles. */
export default function AdminPage({ pageContext: { language, page } }: Props) {
  return (
    <Shell>
      <AdminHost key={`${language}-${page.app}`} {...page} />
    </Shell>
  );
}

/** The element that the micro-frontend lives in, and what is said while it is not there. */
export function AdminHost({ app, pages, sites, texts }: AdminPageData) {
  const { language, site: chamber } = useFrame();
  // Once: whatever renders this page again, the micro-frontend stays, and with it what somebody typed.
  const [around] = useState({ site: { pages, categories: chamber.categories } satisfies AdminSite, sites });
  const element = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>("loading");
  useEffect(() => {
    let left = false;
    let unmount: (() => void) | undefined;
    loadAdminApp(app, adminAssetsPath).then(
      (mount) => {
        if (left || !element.current) return;
        unmount = mount(element.current, { language, apiBase: "", ...around });
        setState("mounted");
      },
      (error: unknown) => {
        console.error(error);
        if (!left) setState("failed");
      },
    );
    return () => {
      left = true;
      unmount?.();
    };
  }, [app, language, around]);
  return (
    <div className="wide page-body">
      {state === "loading" && <p role="status">{texts.loading}</p>}
      {state === "failed" && <p role="alert">{texts.failed}</p>}
      <noscript>
        <p>{texts.noScript}</p>
      </noscript>
      <div ref={element} />
    </div>
  );
}

export const Head = ({ pageContext }: Props) => <PageHead head={pageContext.head} language={pageContext.language} />;

export const query = graphql`
  query AdminHostWords($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common"] } }) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
  }
`;
