import { once } from "node:events";
import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import type { Middleware } from "koa";
import { keepHtml, missingHtml } from "../../content/model/markdown/lazy-html";
import { markdownToHtml } from "../../content/model/markdown/markdown-html";
import { keepReading, knownReading } from "../../content/model/markdown/known-readings";
import type { Bilingual } from "../../content/model/text/language";
import { differs } from "../../content/model/writing/entry-differences";
import { fault } from "../../content/model/problems/fault";
import { entryPoint } from "../support/entry-point";
import { rootDir } from "../support/root-dir";
import { isPlainWords, unconverted, type SavedText, type TextResult, type TextTask } from "./text-task";

export interface TextConverterOptions {
  /** Path of the worker's program in the checkout. */
  readonly program?: string;
  /** Calls back after the limit; returns what cancels it. */
  readonly afterLimit?: (callback: () => void, task: TextTask) => () => void;
}

// An ordinary text of 100 KB takes a tenth of a second; the machine may be busy.
const limitMs = 5_000;
const textsAtOnce = 50;
/** Characters that are compared in some milliseconds. */
const quicklyCompared = 2_000;

function afterLimitMs(callback: () => void): () => void {
  const timer = setTimeout(callback, limitMs).unref();
  return () => clearTimeout(timer);
}

/**
 * Converts texts that people sent or committed in one worker thread, one task after the other. A task that exceeds the
 * limit, or all memory, ends the thread; the next one gets a new thread (R12.9).
 */
export class TextConverter {
  #worker: Promise<Worker> | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(private readonly options: TextConverterOptions = {}) {}

  /** The Markdown of a text that is saved, or why it is refused. */
  async convert(text: string, isHtml: boolean): Promise<SavedText> {
    if (!isHtml && isPlainWords(text)) return { markdown: text, html: markdownToHtml(text), warnings: [] };
    const saved = await this.#ask({ kind: "save", text, isHtml }).catch((): SavedText => ({
      refused: fault("conversionTooSlow"),
    }));
    if ("markdown" in saved) keepReading(saved.markdown, saved);
    return saved;
  }

  /** Makes the HTML of items that they would make themselves when it is read; a text that takes too long is shown as it is. */
  async prepare(items: readonly object[]): Promise<void> {
    const missing = items.flatMap((item) => missingHtml(item).map((text) => ({ item, ...text })));
    const unknown = missing.filter(({ item, name, markdown }) => {
      const html = knownReading(markdown)?.html ?? (isPlainWords(markdown) ? markdownToHtml(markdown) : undefined);
      if (html !== undefined) keepHtml(item, name, html);
      return html === undefined;
    });
    for (let at = 0; at < unknown.length; at += textsAtOnce) {
      const some = unknown.slice(at, at + textsAtOnce);
      const made = await this.#htmlOf(some.map(({ markdown }) => markdown));
      for (const [index, { item, name, markdown }] of some.entries())
        keepHtml(item, name, made[index] ?? unconverted(markdown));
    }
  }

  /** True where the languages of one of the texts disagree; false for texts that take too long to compare. */
  async disagree(pairs: readonly Bilingual[]): Promise<boolean> {
    const length = pairs.reduce((sum, { en, ja }) => sum + en.length + ja.length, 0);
    if (length <= quicklyCompared) return pairs.some(differs);
    return this.#ask({ kind: "compare", pairs }).catch(() => false);
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await (await worker)?.terminate();
  }

  async #htmlOf(markdown: readonly string[]): Promise<readonly string[]> {
    try {
      return await this.#ask({ kind: "html", markdown });
    } catch {
      const [only, ...others] = markdown;
      if (only === undefined) return [];
      if (others.length === 0) {
        const html = unconverted(only);
        keepReading(only, { html, warnings: [] });
        return [html];
      }
      const each: string[] = [];
      for (const text of markdown) each.push(...(await this.#htmlOf([text])));
      return each;
    }
  }

  async #ask<Task extends TextTask>(task: Task): Promise<TextResult<Task>> {
    const answer = this.#last.then(() => this.#answer(task));
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  async #answer<Task extends TextTask>(task: Task): Promise<TextResult<Task>> {
    this.#worker ??= startWorker(this.options.program ?? "api/texts/text-worker.ts");
    const worker = await this.#worker.catch((error: unknown) => {
      this.#worker = undefined;
      throw error;
    });
    worker.ref();
    const done = new AbortController();
    const { signal } = done;
    const tooLong = new Promise<never>((_, reject) => {
      const cancel = (this.options.afterLimit ?? afterLimitMs)(
        () => reject(new Error("The text took too long to convert.")),
        task,
      );
      signal.addEventListener("abort", cancel);
    });
    const ended = once(worker, "exit", { signal }).then(() => {
      throw new Error("The thread that converts texts ended.");
    });
    try {
      const answered = once(worker, "message", { signal });
      worker.postMessage(task);
      const [result] = (await Promise.race([answered, ended, tooLong])) as [TextResult<Task>];
      return result;
    } catch (error) {
      this.#worker = undefined;
      void worker.terminate();
      throw error;
    } finally {
      ended.catch(() => undefined);
      done.abort();
      worker.unref();
    }
  }
}

/** Resolves when its program is loaded; a thread that is still loading cannot be ended well. */
async function startWorker(program: string): Promise<Worker> {
  const { path } = entryPoint(rootDir, program);
  const resourceLimits = { maxOldGenerationSizeMb: 128 };
  const worker =
    extname(path) === ".cjs"
      ? new Worker(path, { resourceLimits })
      : new Worker(`require("tsx/cjs"); require(${JSON.stringify(path)});`, { eval: true, resourceLimits });
  await once(worker, "message");
  return worker;
}

/** The converter of this process. */
export const texts = new TextConverter();

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
const part = (value: unknown, name: string): unknown =>
  isObject(value) ? (value as Record<string, unknown>)[name] : undefined;

/** Makes the HTML of the item that is answered, alone, beside what happened to it or with an error, before it is written to JSON. */
export const prepareAnswer: Middleware = async ({ response }, next) => {
  await next();
  const body: unknown = response.body;
  await texts.prepare([body, part(body, "item"), part(part(body, "error"), "current")].filter(isObject));
};

const blockTags = "p|div|h[1-6]|ul|ol|blockquote|table|pre|section|article|figure|hr|br|a|strong|b|em|i|u|span|img";
const beginsAsHtml = new RegExp(`^<(?:${blockTags})(?:\\s[^<>]*)?/?>`, "i");
const endsAsHtml = new RegExp(`^<(?:/(?:${blockTags})|(?:hr|br|img)(?:\\s[^<>]*)?/?)>$`, "i");

/** True for a text that an HTML editor wrote: a tag of formatted text at its very beginning, and one at its end. */
export function looksLikeHtml(text: string): boolean {
  const trimmed = text.trim();
  return beginsAsHtml.test(trimmed) && endsAsHtml.test(trimmed.slice(trimmed.lastIndexOf("<")));
}
