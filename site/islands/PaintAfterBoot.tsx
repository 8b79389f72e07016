import { scriptFiles } from "./script-files";

/**
 * In the head of a page: where the browser can (`blocking=render`), the first paint waits until site/boot has run, which every
 * page loads anyway. For a page whose visible parts boot may move. Elsewhere it would only make the first paint later.
 */
export function PaintAfterBoot() {
  const [boot] = scriptFiles("boot");
  return boot === undefined ? null : <script type="module" blocking="render" src={boot} />;
}
