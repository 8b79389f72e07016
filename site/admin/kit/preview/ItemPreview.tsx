import { useDeferredValue, useEffect, useMemo, useState, type ComponentType } from "react";
import type { Language } from "../../../../content/model/text/language";
import { languages } from "../../../../content/model/text/language";
import { localToday } from "../../../../content/model/dates/event-status";
import type { AdminItem } from "../../client";
import { useServices } from "../app/services";
import type { Raw } from "../entry/field-values";
import { Choices } from "./Choices";
import { isPreviewBeside } from "./preview-place";
import { PreviewBoundary } from "./PreviewBoundary";
import type { PreviewParts, Previewed } from "./preview-parts";
import { screens, type PreviewScreen } from "./preview-screens";
import type { PreviewPages } from "./PreviewPages";

interface ItemPreviewProps<Item extends AdminItem> {
  readonly load: () => Promise<PreviewParts<Item>>;
  readonly fieldsOf: (form: Extract<Previewed<Item>, { kind: "form" }>) => Raw;
  readonly shown: Previewed<Item>;
}

/** Load state of the preview's code. */
type Loaded<Item extends AdminItem> =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "ready"; readonly parts: PreviewParts<Item>; readonly Pages: ComponentType<PagesProps<Item>> };
type PagesProps<Item extends AdminItem> = Parameters<typeof PreviewPages<Item>>[0];

const both = "both";

/** An item as visitors will see it, made of the site's own components; follows what is typed. */
export function ItemPreview<Item extends AdminItem>({ load, fieldsOf, shown }: ItemPreviewProps<Item>) {
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
  const item = useMemo(() => {
    if (loaded.kind !== "ready") return undefined;
    if (source.kind === "item") return source.item;
    return loaded.parts.itemOf({ fields: fieldsOf(source), current: source.current, today });
  }, [loaded, source, today, fieldsOf]);

  if (loaded.kind === "failed") return <p className="adm-note adm-note-wrong">{words.preview.failed}</p>;
  if (loaded.kind === "loading" || item === undefined) return <p className="adm-hint">{words.preview.loading}</p>;
  const { parts, Pages } = loaded;
  const view = parts.views.find(({ name }) => name === viewName) ?? parts.views[0];
  if (!view) return null;

  return (
    <div className="adm-preview">
      <div className="adm-preview-choices">
        {parts.views.length < 2 ? null : (
          <Choices
            label={words.preview.view}
            choices={parts.views.map(({ name }) => [name, words.preview.views[name]])}
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
        <Pages
          item={item}
          view={view}
          languages={chosen === both ? languages : [chosen]}
          screen={screen}
          today={today}
        />
      </PreviewBoundary>
    </div>
  );
}

function usePreview<Item extends AdminItem>(load: () => Promise<PreviewParts<Item>>): Loaded<Item> {
  const [loaded, setLoaded] = useState<Loaded<Item>>({ kind: "loading" });
  useEffect(() => {
    let wanted = true;
    Promise.all([load(), import("./PreviewPages")]).then(
      ([parts, { PreviewPages: Pages }]) => wanted && setLoaded({ kind: "ready", parts, Pages }),
      () => wanted && setLoaded({ kind: "failed" }),
    );
    return () => {
      wanted = false;
    };
  }, [load]);
  return loaded;
}
