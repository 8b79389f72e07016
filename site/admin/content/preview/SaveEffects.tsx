import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import type { PreviewAnswer, PreviewedPage } from "../../../../content/model/api/collection-answers";
import { originalPath } from "../../../../content/model/pages/page-paths";
import { languages } from "../../../../content/model/text/language";
import { useServices, type Services } from "../../kit/services/services";
import { isPublic } from "../../kit/publication/when-public";
import { fill } from "../../kit/services/words";
import { contentWordsOf, useContentWords, type ContentWords } from "../content-words";
import type { Raw } from "../../kit/entry/inputs/input-kind";
import type { FieldValues } from "../../kit/fields/values";
import type { PreviewRequests } from "./preview-requests";
import type { Entry } from "../../kit/entry/entry";

interface SaveEffectsProps {
  readonly requests: PreviewRequests;
  readonly item: Entry | undefined;
  /** Of a new entry the id that it is to have. */
  readonly newId: string | undefined;
  /** What a save would send. */
  readonly fields: Raw;
  /** Why a save could not be sent. */
  readonly wrong: string | undefined;
  /** What the form holds. */
  readonly values: FieldValues;
  /** False while there is nothing to save. */
  readonly dirty: boolean;
  /** Path of the page to begin with. */
  readonly page: string | undefined;
}

// Where it cannot be loaded, the form does without it.
const DraftLinks = lazy(() =>
  import("../../kit/draft-links/DraftLinks").then(
    (loaded) => ({ default: loaded.DraftLinks }),
    () => ({ default: () => <></> }),
  ),
);

/** Requests the preview of the form, says which pages its save would change, and offers links to what is not public. */
export function SaveEffects(props: SaveEffectsProps) {
  const { now } = useServices();
  const { requests, item } = props;
  const { form, isPrepared } = requests;
  const isHidden = item !== undefined && (isPrepared ? item.next !== undefined : !isPublic(item, now()));
  return (
    <>
      <ChangedPages {...props} />
      {isHidden ? (
        <Suspense>
          <DraftLinks key={item._id} collection={form.name} id={item._id} isPrepared={isPrepared} />
        </Suspense>
      ) : null}
    </>
  );
}

function ChangedPages({ requests, item, newId, fields, wrong, values, dirty, page }: SaveEffectsProps) {
  const services = useServices();
  const own = useContentWords();
  const id = item?._id ?? newId;
  const isNew = item === undefined;
  useEffect(() => {
    const entry = { ...(id === undefined ? {} : { _id: id }), ...(isNew ? { isNew } : {}) };
    requests.ask({ ...entry, fields, ...(page === undefined ? {} : { page }) }, wrong);
  });
  useEffect(() => () => requests.stop(), [requests]);
  const { answer, status } = useSyncExternalStore(requests.subscribe, requests.get);
  if (answer === undefined || status.kind === "failed" || !dirty) return null;
  const effect = effectOf(answer, services, own);
  return (
    <p className="adm-effects" role="status">
      {isPublic(values, services.now()) ? effect : fill(own.preview.oncePublic, { effect })}
    </p>
  );
}

/** The most titles that are named. */
const mostNamed = 6;

/** "This changes 2 pages: Membership (English, Japanese)". */
function effectOf(
  { pages, total }: Pick<PreviewAnswer, "pages" | "total">,
  services: TitleServices,
  own: ContentWords,
): string {
  const { effect, effectOne, effectNone, page1, separator, more } = own.preview;
  if (total === 0) return effectNone;
  const { words } = services;
  const named = namedPages(pages, services).slice(0, mostNamed);
  const texts = named.map(({ title, paths }) => {
    const spoken = languages.filter((language) => paths[language] !== undefined);
    return fill(page1, { title, languages: spoken.map((each) => words.preview.languages[each]).join(separator) });
  });
  const shown = named.reduce((count, { paths }) => count + Object.keys(paths).length, 0);
  if (shown < total) texts.push(fill(more, { count: total - shown }));
  return fill(total === 1 ? effectOne : effect, { count: total, pages: texts.join(separator) });
}

/** A page in the languages in which it changes. */
interface NamedPage {
  readonly title: string;
  readonly paths: Readonly<Partial<Record<(typeof languages)[number], string>>>;
}

type TitleServices = Pick<Services, "words" | "language" | "sites">;

/** The home page has the chamber's motto for a title. */
const homePath = "/";

/** The pages with their twins in the other language, under their title in that of the admin without the site's name. */
export function namedPages(
  pages: readonly PreviewedPage[],
  { language: own, sites }: Pick<TitleServices, "language" | "sites">,
): readonly NamedPage[] {
  const byPath = new Map<string, NamedPage>();
  for (const { path, language, title } of pages) {
    const key = originalPath(path);
    const known = byPath.get(key);
    const ending = ` | ${sites?.[language].titleSuffix ?? ""}`;
    const short = key === homePath ? contentWordsOf(language).preview.home : title;
    const named = short.endsWith(ending) ? short.slice(0, -ending.length) : short;
    byPath.set(key, {
      title: known === undefined || language === own ? named : known.title,
      paths: { ...known?.paths, [language]: path },
    });
  }
  return [...byPath.values()];
}
