import type { BrokenPage } from "../../../../content/model/api/render-messages";
import { useServices } from "../services/services";
import { TechnicalDetails } from "./TechnicalDetails";

/** Pages that cannot be rendered and keep their last good HTML, with the reason. */
export function BrokenPages({ pages }: { readonly pages: readonly BrokenPage[] }) {
  const { words } = useServices();
  return (
    <>
      <p>{words.problems.brokenPages}</p>
      <TechnicalDetails>
        <ul>
          {pages.map(({ page, reason }) => (
            <li key={page}>
              <code>{page}</code> {reason}
            </li>
          ))}
        </ul>
      </TechnicalDetails>
    </>
  );
}
