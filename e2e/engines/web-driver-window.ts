import { until } from "../../api/test-support/until";
import { errorMessage } from "../../content/model/error-message";
import type { EngineWindow } from "./engine-window";

/** The commands of WebDriver that a window needs, however they reach the browser. */
export interface Commands {
  navigate(url: string): Promise<void>;
  /** Runs the body of a function in the page. */
  execute(script: string, parameters: readonly unknown[]): Promise<unknown>;
  click(element: string): Promise<void>;
  sendKeys(element: string, text: string): Promise<void>;
  end(): Promise<void>;
}

/** What a browser answers in place of a result. */
export class WebDriverError extends Error {
  constructor(
    /** As the standard names it. */
    readonly code: string,
    message: string,
  ) {
    super(`${code}: ${message}`);
    this.name = "WebDriverError";
  }
}

/** The name under which an element is sent (the standard's "web element identifier"). */
const elementKey = "element-6066-11e4-a52e-4f735466cecf";
const enterKey = "\uE007";
/** The page is not ready for a command at this moment: an element is covered, or another page is on its way. */
const notYet = ["stale element reference", "element not interactable", "element click intercepted", "no such element"];

/** A window that is moved by WebDriver. */
export function webDriverWindow(commands: Commands, origin: string): EngineWindow {
  const run = async <Answer>(
    read: (selector: string, words: string) => Answer,
    selector = "",
    words = "",
  ): Promise<Answer> =>
    (await commands.execute(`return (${read.toString()})(...arguments)`, [selector, words])) as Answer;

  /** Does something with an element as soon as there is one that allows it. */
  const withElement = async (
    find: (selector: string, words: string) => Element | null,
    selector: string,
    words: string,
    use: (element: string) => Promise<void>,
  ): Promise<void> => {
    const tryOnce = async (): Promise<boolean> => {
      const found = (await run<unknown>(find, selector, words)) as Record<string, string> | null;
      if (found !== null) await use(found[elementKey] ?? "");
      return found !== null;
    };
    let refused = "";
    const isDone = (): Promise<boolean> =>
      tryOnce().catch((error: unknown) => {
        refused = errorMessage(error);
        if (error instanceof WebDriverError && notYet.includes(error.code)) return false;
        throw error;
      });
    await until(`${selector} with "${words}" can be used`, isDone).catch(async (error: unknown) => {
      const page = await run(() => `${location.href}\n${document.body.innerText}`);
      throw new Error([errorMessage(error), refused, page].join("\n"));
    });
  };
  const waitFor = (selector: string, words = ""): Promise<void> =>
    withElement(firstShown, selector, words, () => Promise.resolve());
  /** WebKit scrolls smoothly where the page does, and does not wait for it. */
  const inSight = (selector: string, words: string, use: (element: string) => Promise<void>): Promise<void> =>
    withElement(firstShown, selector, words, async (element) => {
      const scroll = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })";
      await commands.execute(scroll, [{ [elementKey]: element }]);
      await use(element);
    });

  return {
    open: async (path) => {
      await commands.navigate(origin + path);
      await waitFor("html[data-ready]");
    },
    address: async () => new URL(await run(() => location.href)),
    waitFor,
    click: (selector, words = "") => inSight(selector, words, commands.click),
    type: (selector, text) =>
      inSight(selector, "", (element) => commands.sendKeys(element, text.replaceAll("\n", enterKey))),
    pressEnter: (selector) => inSight(selector, "", (element) => commands.sendKeys(element, enterKey)),
    giveFile: (selector, path) =>
      withElement(
        (of) => document.querySelector(of),
        selector,
        "",
        (element) => commands.sendKeys(element, path),
      ),
    attribute: async (selector, name) => {
      await waitFor(selector);
      return run((of, attribute) => document.querySelector(of)?.getAttribute(attribute) ?? null, selector, name);
    },
    shown: (selector) => run(wordsShown, selector),
    close: commands.end,
  };
}

/** Run in the page. */
function firstShown(selector: string, words: string): Element | null {
  const holds = (element: Element): boolean => element.textContent.replace(/\s+/g, " ").includes(words);
  const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
  return [...document.querySelectorAll(selector)].find((element) => isShown(element) && holds(element)) ?? null;
}

/** Run in the page. */
function wordsShown(selector: string): string[] {
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  return all.filter((element) => element.checkVisibility({ visibilityProperty: true })).map((each) => each.innerText);
}
