import { useEffect, useState, type ComponentProps, type ComponentType } from "react";
import type * as formParts from "../prepared/form-parts";
import type { FormParts } from "../form/entry-kind";
import { RetryNote } from "../status/RetryNote";
import { useServices } from "../services/services";

type Parts = typeof formParts;

/** The code of forms, loaded on demand; undefined until then. */
let loaded: Parts | undefined;

/** Loads what forms need. Rejects when it cannot be loaded. */
export async function loadParts(): Promise<void> {
  loaded ??= await import("../prepared/form-parts");
}

interface LoadedPartProps<Name extends keyof Parts> {
  readonly part: Name;
  readonly props: ComponentProps<Parts[Name]>;
}

/** A part of a form; until its code is there, a word about it. */
export function LoadedPart<Name extends keyof Parts>({ part, props }: LoadedPartProps<Name>) {
  const { words } = useServices();
  const [parts, setParts] = useState(loaded);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    setFailed(false);
    loadParts().then(
      () => setParts(loaded),
      () => setFailed(true),
    );
  }, [tries]);
  if (parts) {
    const Part = parts[part] as ComponentType<object>;
    return <Part {...props} />;
  }
  if (failed) return <RetryNote message={words.fields.failed} onRetry={() => setTries(tries + 1)} />;
  return <p role="status">{words.list.loading}</p>;
}

/** The parts of a form that are loaded on demand. */
export const loadedParts: FormParts = {
  EntryFields: (props) => <LoadedPart part="EntryFields" props={props} />,
  EntryPreview: (props) => <LoadedPart part="EntryPreview" props={props} />,
  VersionPreview: (props) => <LoadedPart part="VersionPreview" props={props} />,
  SaveEffects: (props) => <LoadedPart part="SaveEffects" props={props} />,
};
