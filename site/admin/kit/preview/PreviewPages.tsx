import type { Language } from "../../../../content/model/text/language";
import type { AdminItem } from "../../client";
import { useServices } from "../app/services";
import { fill } from "../status/words";
import type { PreviewView } from "./preview-parts";
import { widths, type PreviewScreen } from "./preview-screens";
import { PreviewWindow } from "./PreviewWindow";
import { PublicFrame } from "./PublicFrame";

interface PreviewPagesProps<Item> {
  readonly item: Item;
  readonly view: PreviewView<Item>;
  readonly languages: readonly Language[];
  readonly screen: PreviewScreen;
  readonly today: string;
}

/** The item at one place of the site, in one or both languages. */
export function PreviewPages<Item extends AdminItem>({
  item,
  view,
  languages,
  screen,
  today,
}: PreviewPagesProps<Item>) {
  const { words, sites } = useServices();
  return (
    <div className={`adm-preview-pages adm-preview-${screen}`}>
      {languages.map((language) => (
        <PreviewWindow
          key={language}
          title={fill(words.preview.window, {
            view: words.preview.views[view.name],
            language: words.preview.languages[language],
            screen: words.preview.screens[screen],
          })}
          language={language}
          width={widths[screen]}
        >
          <PublicFrame language={language} site={sites?.[language]} today={today}>
            <view.Page item={item} today={today} />
          </PublicFrame>
        </PreviewWindow>
      ))}
    </div>
  );
}
