import { useEffect, useState } from "react";
import type { Failure } from "../../client";
import { Button } from "../button/Button";
import type { ItemKind } from "../form/item-kind";
import { Choices } from "../preview/Choices";
import { RetryNote } from "../status/RetryNote";
import { useServices } from "../services/services";
import { whileMounted } from "../services/while-mounted";
import { VersionDifference } from "./VersionDifference";
import type { RevisionRow } from "./revision-rows";
import type { ReadVersion } from "./use-versions";
import type { Entry } from "../entry/entry";

interface RevisionDetailProps {
  readonly kind: ItemKind;
  readonly row: RevisionRow;
  readonly read: ReadVersion;
  /** True for a version of an item that is deleted now. */
  readonly isGone: boolean;
  /** Set for a version that can be restored. */
  readonly onRestore: (() => void) | undefined;
}

/** A version and the one before it, as far as they can be read. */
type Versions =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly failure: Failure }
  | { readonly kind: "loaded"; readonly before: Entry | undefined; readonly after: Entry };

/** One version: what it changed, the page as it was, and the button that restores it. */
export function RevisionDetail(props: RevisionDetailProps) {
  const { kind, row, read, isGone, onRestore } = props;
  const { words } = useServices();
  const texts = words.history;
  const [view, setView] = useState<"changes" | "page">("changes");
  const [tries, setTries] = useState(0);
  const versions = useVersionsOf(row, read, tries);

  if (row.status === "deleted") return <p>{texts.gone}</p>;
  if (versions.kind === "loading") return <p className="adm-hint">{words.list.loading}</p>;
  if (versions.kind === "failed") {
    const { failure } = versions;
    return (
      <RetryNote
        message={failure.kind === "refused" && failure.message !== "" ? failure.message : texts.failedVersion}
        onRetry={() => setTries(tries + 1)}
      />
    );
  }
  const { before, after } = versions;
  return (
    <>
      <div className="adm-revision-tools">
        <Choices
          label={texts.view}
          choices={[
            ["changes", texts.changes],
            ["page", texts.page],
          ]}
          chosen={view}
          onChoose={setView}
        />
        {onRestore ? <Button onClick={onRestore}>{texts.restore}</Button> : null}
      </div>
      {view === "changes" ? (
        <VersionDifference kind={kind} before={before} after={after} checked={row.revision.change === "checked"} />
      ) : (
        <kind.Preview shown={{ kind: "item", item: after, isGone }} />
      )}
    </>
  );
}

function useVersionsOf({ before, revision: { version } }: RevisionRow, read: ReadVersion, tries: number): Versions {
  const [versions, setVersions] = useState<Versions>({ kind: "loading" });
  useEffect(() => {
    if (version === undefined) return;
    setVersions({ kind: "loading" });
    const both = Promise.all([read(version), before === undefined ? undefined : read(before)]);
    return whileMounted(both, ([after, old]) => {
      if (!after.ok) setVersions({ kind: "failed", failure: after.failure });
      // A previous version that cannot be read (a file broken by hand) leaves nothing to compare; this one can be restored.
      else setVersions({ kind: "loaded", before: old?.ok ? old.value : undefined, after: after.value });
    });
  }, [version, before, read, tries]);
  return versions;
}
