import { Button } from "../button/Button";
interface FoldingHeadProps {
  /** Of the heading, which can be focused. */
  readonly id: string;
  readonly texts: { readonly heading: string; readonly show: string; readonly hide: string; readonly intro: string };
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** The heading of a part below the list that is loaded when it is opened. */
export function FoldingHead({ id, texts, open, onToggle }: FoldingHeadProps) {
  return (
    <>
      <div className="adm-list-head">
        <h2 id={id} tabIndex={-1}>
          {texts.heading}
        </h2>
        <Button aria-expanded={open} onClick={onToggle}>
          {open ? texts.hide : texts.show}
        </Button>
      </div>
      <p className="adm-hint">{texts.intro}</p>
    </>
  );
}
