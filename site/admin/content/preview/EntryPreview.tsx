import { useEffect, useState, useSyncExternalStore } from "react";
import { languages, type Language } from "../../../../content/model/text/language";
import { useServices } from "../../kit/services/services";
import { SelectField } from "../../kit/list/SelectField";
import { Choices } from "../../kit/preview/Choices";
import { isPreviewBeside } from "../../kit/preview/preview-place";
import { screens, widths, type PreviewScreen } from "../../kit/preview/preview-screens";
import { PreviewWindow } from "../../kit/preview/PreviewWindow";
import { fill } from "../../kit/services/words";
import { useContentWords } from "../content-words";
import { PreviewRequests } from "./preview-requests";
import { namedPages } from "./SaveEffects";
import type { CollectionForm } from "../../../../content/model/api/collection-answers";
import { fieldsOfEntry, type FieldForm } from "../../../../content/model/collections/field-form";
import type { Entry } from "../../kit/entry/entry";
import { imageUrlOf, unsentPicture } from "../../kit/entry/entry-picture";
import type { Raw } from "../../kit/entry/inputs/input-kind";

interface EntryPreviewProps {
  readonly requests: PreviewRequests;
  /** The page to begin with, in a language. */
  readonly pageIn: (language: Language) => string | undefined;
  /** Address of the entry's picture, if any. */
  readonly picture: string | undefined;
  /** How the pages name a picture that is not, or no longer, on the website. */
  readonly named?: string | undefined;
}

/** The pages as visitors would get them, made by the service; links in them lead nowhere. */
export function EntryPreview({ requests, pageIn, picture, named = unsentPicture }: EntryPreviewProps) {
  const services = useServices();
  const { words, language } = services;
  const own = useContentWords().preview;
  const { answer, status } = useSyncExternalStore(requests.subscribe, requests.get);
  const [screen, setScreen] = useState<PreviewScreen>(() =>
    window.innerWidth < 700 || isPreviewBeside() ? "phone" : "desktop",
  );
  const [last, setLast] = useState<{ readonly page: string; readonly html: string } | undefined>();
  const { html, page } = answer ?? {};
  useEffect(() => {
    // While the picture is not there, what was shown stays.
    if (html === undefined || page === undefined || (picture === undefined && html.includes(named))) return;
    setLast({ html: html.replaceAll(named, picture ?? ""), page });
  }, [html, page, picture, named]);

  const pages = namedPages(answer?.pages ?? [], services);
  const shown = last?.page ?? "";
  const shownLanguage: Language = /^\/ja(?:\/|$)/.test(shown) ? "ja" : "en";
  const current = pages.find(({ paths }) => Object.values(paths).includes(shown));
  const inLanguage = (each: Language) => current?.paths[each] ?? (current ? undefined : pageIn(each));
  const title = current?.title ?? shown;
  const name = (each: Language) => words.preview.languages[each];

  return (
    <div className="adm-preview">
      <div className="adm-preview-choices">
        {pages.length < 2 ? null : (
          <SelectField
            label={own.page}
            value={current ? shown : ""}
            options={[
              ...(current ? [] : [{ value: "", label: words.list.any }]),
              ...pages.map(({ title: each, paths }) => ({
                value: paths[shownLanguage] ?? Object.values(paths)[0] ?? "",
                label: each,
              })),
            ]}
            onChoose={(path) => (path === "" ? undefined : requests.show(path))}
          />
        )}
        <Choices
          label={words.preview.language}
          choices={languages.map((each) => [each, name(each)] as const)}
          chosen={last ? shownLanguage : language}
          onChoose={(each) => {
            const path = inLanguage(each);
            if (path !== undefined) requests.show(path);
          }}
        />
        <Choices
          label={words.preview.screen}
          choices={screens.map((each) => [each, words.preview.screens[each]])}
          chosen={screen}
          onChoose={setScreen}
        />
      </div>
      <p role="status" className="adm-hint">
        {status.kind === "asking" ? own.updating : ""}
        {status.kind === "wrong"
          ? last === undefined
            ? own.incomplete
            : fill(own.wrong, { reason: status.reason })
          : ""}
        {status.kind === "failed" ? status.reason || own.failed : ""}
        {status.kind === "current" && last === undefined ? own.nothing : ""}
      </p>
      <div className={`adm-preview-pages adm-preview-${screen}`}>
        {last === undefined ? (
          <div className="adm-preview-place" />
        ) : (
          <PreviewWindow
            title={fill(own.window, { title, language: name(shownLanguage), screen: words.preview.screens[screen] })}
            width={widths[screen]}
            html={last.html}
          />
        )}
      </div>
    </div>
  );
}

interface VersionPreviewProps extends Pick<EntryPreviewProps, "pageIn"> {
  readonly form: CollectionForm;
  readonly item: Entry;
  readonly isGone: boolean;
}

/** An earlier version of an entry on its page. */
export function VersionPreview({ form, item, isGone, pageIn }: VersionPreviewProps) {
  const { client, language, apiBase } = useServices();
  const [requests] = useState(() => new PreviewRequests(form, client));
  const page = pageIn(language);
  useEffect(() => {
    const entry = { _id: item._id, ...(isGone ? { isNew: true as const } : {}) };
    requests.ask({ ...entry, fields: versionFields(form, item), ...(page === undefined ? {} : { page }) });
    return () => requests.stop();
  }, [requests, form, item, isGone, page]);
  return <EntryPreview requests={requests} pageIn={pageIn} picture={imageUrlOf(item, apiBase)} named={item.image} />;
}

/** What a version held in the fields of the form: what it had not is removed, unless it is required by now. */
function versionFields(form: CollectionForm, { _id, fields }: Entry): Raw {
  const spelled = (field: FieldForm): readonly (readonly [string, unknown])[] => {
    const { name, required } = field;
    const japanese = `${name}_jp`;
    return [
      [name, fields[name] ?? (required ? undefined : null)],
      ...("languages" in field && field.languages === "beside" ? [[japanese, fields[japanese] ?? null] as const] : []),
    ];
  };
  const shown = fieldsOfEntry(form, _id).filter(({ input }) => input !== "fixed");
  return Object.fromEntries(
    shown.flatMap((field) => [...spelled(field), ...(field.input === "upload" ? spelled(field.alt) : [])]),
  );
}
