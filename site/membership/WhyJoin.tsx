import { columns } from "../ui/columns";
import { SectionHeading } from "../ui/SectionHeading";
import type { MembershipPageData } from "./membership-page-data";

/** Why to join; the navigation leads here by its anchor. */
export function WhyJoin({ texts }: { readonly texts: MembershipPageData["texts"]["whyJoin"] }) {
  return (
    <section className="membership-section" id="chamber-membership">
      <div className="wide why-join">
        <SectionHeading heading={texts.heading} introduction={texts.introduction} />
        <ul className="columns" {...columns(texts.reasons.length)}>
          {texts.reasons.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
