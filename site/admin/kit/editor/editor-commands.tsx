import {
  bold,
  heading2,
  heading3,
  italic,
  image,
  link,
  orderedListCommand,
  quote,
  unorderedListCommand,
  type ICommand,
} from "@uiw/react-md-editor/commands";
import { cloneElement, isValidElement } from "react";
import type { Language } from "../../../../content/model/text/language";
import type { Words } from "../services/words";

/** The editor's buttons with names in the language of the admin. */
export function editorCommands(
  { editor: words, textPictures }: Words,
  textLanguage: Language,
  choosePicture: () => void,
): ICommand[] {
  return [
    named({ ...heading2, icon: <span aria-hidden="true">H2</span> }, words.heading),
    named({ ...heading3, icon: <span aria-hidden="true">H3</span> }, words.subheading),
    named(bold, words.bold),
    // Behind a Japanese word a single `*` is a footnote's.
    named(textLanguage === "ja" ? { ...italic, execute: emphasise } : italic, words.italic),
    named(link, words.link),
    // It has no shortcut: the library's own inserts an address by hand.
    named({ ...image, shortcuts: "", execute: choosePicture }, textPictures.insert),
    named(quote, words.quote),
    named(unorderedListCommand, words.list),
    named(orderedListCommand, words.numbered),
  ];
}

const emphasise: NonNullable<ICommand["execute"]> = ({ selectedText }, api) => {
  api.replaceSelection(`<em>${selectedText}</em>`);
};

function named(command: ICommand, name: string): ICommand {
  return { ...command, icon: hidden(command.icon), buttonProps: { "aria-label": name, title: name } };
}

/** The library's pictures claim to be images but have no name; the button has one. */
function hidden(icon: ICommand["icon"]): NonNullable<ICommand["icon"]> {
  if (!isValidElement<object>(icon)) return <></>;
  return cloneElement(icon, { role: undefined, "aria-hidden": true } as object);
}
