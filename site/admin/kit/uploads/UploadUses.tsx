import { Fragment } from "react";
import type { UploadUse } from "../../../../content/model/api/upload-answers";
import { EntryLink } from "../list/EntryLink";
import { useServices } from "../services/services";
import { uploadsWords } from "./uploads-words";

interface UploadUsesProps {
  readonly uses: readonly UploadUse[];
  /** For a dialog over a form, whose text is not saved. */
  readonly newTab?: boolean;
}

/** What uses an upload, each with the way to its form; a file that no form shows is named by its path. */
export function UploadUses({ uses, newTab = false }: UploadUsesProps) {
  const { language } = useServices();
  const words = uploadsWords[language];
  return uses.map(({ collection, prepared = false, ...use }, index) => (
    <Fragment key={[collection, prepared, use._id].join(" ")}>
      {index === 0 ? "" : words.separator}
      {collection === undefined ? (
        use.title
      ) : (
        <EntryLink kind={collection} item={use} prepared={prepared} newTab={newTab} />
      )}
      {prepared ? words.prepared : ""}
    </Fragment>
  ));
}
