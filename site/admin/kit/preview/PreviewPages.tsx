import type { Language } from "../../../../content/model/text/language";
import { useServices } from "../services/services";
import { fill } from "../services/words";
import type { PreviewedFields, PreviewView } from "./preview-parts";
import { widths, type PreviewScreen } from "./preview-screens";
import { PreviewWindow } from "./PreviewWindow";
import { PublicFrame } from "./PublicFrame";

interface PreviewPagesProps {
  readonly shown: PreviewedFields;
  readonly view: PreviewView;
  readonly languages: readonly Language[];
  readonly screen: PreviewScreen;
}

/** The item at one place of the site, in one or both languages. */
export function PreviewPages({ shown, view, languages, screen }: PreviewPagesProps) {
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
          <PublicFrame language={language} site={sites?.[language]} today={shown.today}>
            <view.Page {...shown} />
          </PublicFrame>
        </PreviewWindow>
      ))}
    </div>
  );
}
