import type { BrokenPage } from "../../../../content/model/api/render-messages";
import { useServices } from "../app/services";

/** The pages that keep their last good HTML because they cannot be made now, and why. */
export function BrokenPages({ pages }: { readonly pages: readonly BrokenPage[] }) {
  const { words } = useServices();
  return (
    <>
      <p>{words.problems.brokenPages}</p>
      <ul>
        {pages.map(({ page, reason }) => (
          <li key={page}>
            <code>{page}</code> {reason}
          </li>
        ))}
      </ul>
    </>
  );
}
