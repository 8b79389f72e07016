import "./styles";
import { chooseLanguage } from "../shell/language-choice";

export { wrapPageElement } from "./wrap-page";

/** Runs before the first rendering: a visitor of the other language is moved to the page's twin (ruling 2). */
export function onClientEntry(): Promise<void> | undefined {
  return chooseLanguage();
}
