import { useId, useState } from "react";
import english from "../../../locales/en/adminDraftLinks.json";
import japanese from "../../../locales/ja/adminDraftLinks.json";
import type { DraftLinkAnswer } from "../../../../content/model/api/collection-answers";
import type { CollectionName } from "../../../../content/model/collections/collection-names";
import { languages, type Language } from "../../../../content/model/text/language";
import { Button } from "../button/Button";
import { momentInWords } from "../dates/moment-parts";
import { useDialogs } from "../dialogs/Dialogs";
import { useCopy } from "../list/use-copy";
import { useServices } from "../services/services";
import { fill } from "../services/words";
import { useAnnounce } from "../status/StatusMessages";
import { useFailureAlert } from "../status/use-failure-alert";
import "./draft-links.css";

/** The words about links to drafts. */
const draftLinksWords: Readonly<Record<Language, typeof english>> = { en: english, ja: japanese };

interface DraftLinksProps {
  readonly collection: CollectionName;
  readonly id: string;
  /** True for the prepared change of the entry. */
  readonly isPrepared: boolean;
}

/** Makes links with which readers without a login see what is not public, and takes all of them back. */
export function DraftLinks({ collection, id, isPrepared }: DraftLinksProps) {
  const { words, language, client } = useServices();
  const own = draftLinksWords[language];
  const heading = useId();
  const dialogs = useDialogs();
  const announce = useAnnounce();
  const copy = useCopy();
  const alert = useFailureAlert(() => Promise.resolve());
  const [made, setMade] = useState<DraftLinkAnswer | undefined>();

  const make = async (): Promise<void> => {
    const outcome = await client.draftLinks.give(collection, id, isPrepared);
    if (!outcome.ok) return alert(outcome.failure, { failed: own.failedMake, gone: own.gone });
    setMade(outcome.value);
    announce(own.made);
  };
  const revoke = async (): Promise<void> => {
    if (!(await dialogs.confirm(own.confirmRevoke, own.revoke))) return;
    const outcome = await client.draftLinks.revoke(collection, id);
    if (!outcome.ok) return alert(outcome.failure, { failed: own.failedRevoke, gone: own.gone });
    setMade(undefined);
    announce(own.revoked);
  };

  return (
    <section className="adm-draft-links" aria-labelledby={heading}>
      <h3 id={heading}>{own.heading}</h3>
      <p className="adm-hint">{own.hint}</p>
      {made ? (
        <>
          <ul>
            {languages.map((each) => (
              <li key={each}>
                <a href={made.links[each]} target="_blank" rel="noopener noreferrer">
                  {own.pages[each]}
                </a>
                <Button onClick={() => void copy(made.links[each], own.copied)}>{own.copy[each]}</Button>
              </li>
            ))}
          </ul>
          <p>{fill(own.expires, { time: momentInWords(Date.parse(made.expires), language, words) })}</p>
        </>
      ) : null}
      <div className="adm-draft-links-buttons">
        <Button onClick={() => void make()}>{own.make}</Button>
        <Button look="quiet" onClick={() => void revoke()}>
          {own.revoke}
        </Button>
      </div>
    </section>
  );
}
