import { useEffect, useState } from "react";
import type { CollectionForm } from "../../../../content/model/api/collection-answers";
import { useServices } from "../../kit/services/services";
import { EntryPreview } from "./EntryPreview";
import { PreviewRequests } from "./preview-requests";
import type { Entry } from "../../kit/entry/entry";

interface VersionPreviewProps extends Pick<Parameters<typeof EntryPreview>[0], "pageIn"> {
  readonly form: CollectionForm;
  readonly item: Entry;
}

/** An earlier version of an entry on its page. */
export function VersionPreview({ form, item, pageIn }: VersionPreviewProps) {
  const { client, language } = useServices();
  const [requests] = useState(() => new PreviewRequests(form, client));
  const page = pageIn(language);
  useEffect(() => {
    requests.ask({ _id: item._id, fields: item.fields, ...(page === undefined ? {} : { page }) });
    return () => requests.stop();
  }, [requests, item, page]);
  return <EntryPreview requests={requests} pageIn={pageIn} />;
}
