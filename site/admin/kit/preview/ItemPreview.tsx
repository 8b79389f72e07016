import { Component, useDeferredValue, useEffect, useMemo, useState, type ReactNode } from "react";
import type { Language } from "../../../../content/model/text/language";
import { languages } from "../../../../content/model/text/language";
import { localToday } from "../../../../content/model/dates/event-status";
import { useServices } from "../services/services";
import { whileMounted } from "../services/while-mounted";
import type { Raw } from "../entry/inputs/input-kind";
import { Choices } from "./Choices";
import { isPreviewBeside } from "./preview-place";
import type { Previewed, PreviewView } from "./preview-parts";
import { screens, type PreviewScreen } from "./preview-screens";
import type { PreviewPages } from "./PreviewPages";

interface ItemPreviewProps {
  readonly load: () => Promise<readonly PreviewView[]>;
  readonly fieldsOf: (shown: Previewed) => Raw;
  readonly shown: Previewed;
}

/** Load state of the preview's code. */
type Loaded =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "ready"; readonly views: readonly PreviewView[]; readonly Pages: typeof PreviewPages };

const both = "both";

/** An item as visitors will see it, made of the site's own components; follows what is typed. */
export function ItemPreview({ load, fieldsOf, shown }: ItemPreviewProps) {
  const { words, language, now } = useServices();
  const loaded = usePreview(load);
  const [screen, setScreen] = useState<PreviewScreen>(() =>
    window.innerWidth < 700 || (shown.kind === "form" && isPreviewBeside()) ? "phone" : "desktop",
  );
  const [chosen, setChosen] = useState<Language | typeof both>(language);
  const [viewName, setViewName] = useState<string | undefined>();
  // Typing takes priority over the preview.
  const source = useDeferredValue(shown);
  const today = localToday(now());
  const previewed = useMemo(() => {
    const { _id: id } = (source.kind === "item" ? source.item : source.current) ?? {};
    return { fields: fieldsOf(source), id, today };
  }, [source, today, fieldsOf]);

  if (loaded.kind === "failed") return <p className="adm-note adm-note-wrong">{words.preview.failed}</p>;
  if (loaded.kind === "loading") return <p className="adm-hint">{words.preview.loading}</p>;
  const { views, Pages } = loaded;
  const view = views.find(({ name }) => name === viewName) ?? views[0];
  if (!view) return null;

  return (
    <div className="adm-preview">
      <div className="adm-preview-choices">
        {views.length < 2 ? null : (
          <Choices
            label={words.preview.view}
            choices={views.map(({ name }) => [name, words.preview.views[name]])}
            chosen={view.name}
            onChoose={setViewName}
          />
        )}
        <Choices
          label={words.preview.language}
          choices={[
            ...languages.map((each) => [each, words.preview.languages[each]] as const),
            [both, words.preview.both],
          ]}
          chosen={chosen}
          onChoose={setChosen}
        />
        <Choices
          label={words.preview.screen}
          choices={screens.map((each) => [each, words.preview.screens[each]])}
          chosen={screen}
          onChoose={setScreen}
        />
      </div>
      <PreviewBoundary key={view.name} instead={<p className="adm-note adm-note-wrong">{words.preview.failed}</p>}>
        <Pages shown={previewed} view={view} languages={chosen === both ? languages : [chosen]} screen={screen} />
      </PreviewBoundary>
    </div>
  );
}

function usePreview(load: ItemPreviewProps["load"]): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ kind: "loading" });
  useEffect(
    () =>
      whileMounted(
        Promise.all([load(), import("./PreviewPages")]),
        ([views, { PreviewPages: Pages }]) => setLoaded({ kind: "ready", views, Pages }),
        () => setLoaded({ kind: "failed" }),
      ),
    [load],
  );
  return loaded;
}

interface Props {
  /** Shown in the place of what failed. */
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

/** Contains a render error of the preview: it must not unmount the form, whose text would be lost. */
export class PreviewBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
