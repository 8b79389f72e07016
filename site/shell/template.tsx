import type { ComponentType } from "react";
import { PageHead } from "./PageHead";
import type { TemplateProps } from "./page-context";
import { Shell } from "./Shell";

/** The template of pages that show their data in the frame of the site. */
export const inShell = <Page extends object>(Content: ComponentType<Page>) =>
  function Template({ pageContext: { page } }: TemplateProps<Page>) {
    return (
      <Shell>
        <Content {...page} />
      </Shell>
    );
  };

/** The head of every template's pages. */
export const Head = ({ pageContext: { head, language } }: TemplateProps<unknown>) => (
  <PageHead head={head} language={language} />
);
