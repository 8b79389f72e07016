import type { Translated } from "../../content/model/text/language";
import { useFrame } from "../shell/frame";
import { TranslatedText } from "../ui/TranslatedText";

/** One fact of a company below its own heading. */
export function CompanyFact({ heading, text }: { readonly heading: string; readonly text: Translated }) {
  const { language } = useFrame();
  return (
    <section>
      <h3>{heading}</h3>
      <p>
        <TranslatedText text={text} pageLanguage={language} />
      </p>
    </section>
  );
}
