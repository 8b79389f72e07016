/**
 * A window of a browser, whatever its engine. An element is named by a selector and words that it holds: the first such
 * one that is shown. Each call waits until it can be done.
 */
export interface EngineWindow {
  /** Opens a path of the product. */
  open(path: string): Promise<void>;
  address(): Promise<URL>;
  waitFor(selector: string, words?: string): Promise<void>;
  click(selector: string, words?: string): Promise<void>;
  /** Types into a field that is empty. */
  type(selector: string, text: string): Promise<void>;
  pressEnter(selector: string): Promise<void>;
  /** Puts a file of this machine into a file field, which need not be shown. */
  giveFile(selector: string, path: string): Promise<void>;
  attribute(selector: string, name: string): Promise<string | null>;
  /** The words of all that a selector fits and that is shown at this moment. */
  shown(selector: string): Promise<readonly string[]>;
  close(): Promise<void>;
}
