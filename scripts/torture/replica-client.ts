import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { callAsPage } from "../bench/server-process";

/** A save that a server acknowledged, and the commit it named. */
export interface Acknowledged {
  readonly title: string;
  readonly commit: string;
  /** Key of an add. */
  readonly key?: string;
}

/** An item as the servers answer it. */
interface Item {
  readonly _id: string;
  readonly version: string;
  readonly title: string;
}

interface Answer {
  readonly status: number;
  readonly body: {
    readonly item?: Item;
    readonly commit?: string;
    readonly error?: { readonly code: string; readonly current?: Item };
  };
}

export interface ReplicaClientOptions {
  readonly name: string;
  readonly urls: readonly string[];
  /** Index of the server that gets the first request. */
  readonly home: number;
  readonly cookie: string;
  readonly random: () => number;
}

const triesUntilGivenUp = 400;

/** A client that saves, and repeats a save that got no answer, often at another server. */
export class ReplicaClient {
  readonly acknowledged: Acknowledged[] = [];
  /** Answers and broken connections that made it try again. */
  retries = 0;
  private mine: Item | undefined;

  constructor(private readonly options: ReplicaClientOptions) {}

  async save(count: number): Promise<void> {
    const { name, random } = this.options;
    const title = `Night ${name} ${String(count)}`;
    const { mine } = this;
    this.mine = mine !== undefined && random() < 0.3 ? await this.edit(mine, title) : await this.add(title);
  }

  private async add(title: string): Promise<Item> {
    const key = randomUUID();
    const answer = await this.sendUntilAnswered("/api/addEvent", fieldsOf(title), { "Idempotency-Key": key });
    const { item, commit } = answer.body;
    if (answer.status > 201 || item === undefined || commit === undefined)
      throw new Error(`add: ${JSON.stringify(answer)}`);
    this.acknowledged.push({ title, commit, key });
    return item;
  }

  private async edit({ _id, version }: Item, title: string): Promise<Item> {
    const body = { ...fieldsOf(title), _id, version };
    const answer = await this.sendUntilAnswered("/api/editEvent", body, {});
    const { item, commit, error } = answer.body;
    // An earlier try was saved without an answer: not acknowledged, and not lost.
    if (error?.current?.title === title) return error.current;
    if (answer.status !== 200 || item === undefined || commit === undefined)
      throw new Error(`edit: ${JSON.stringify(answer)}`);
    this.acknowledged.push({ title, commit });
    return item;
  }

  private async sendUntilAnswered(path: string, body: object, headers: Record<string, string>): Promise<Answer> {
    const { urls, home, cookie, random } = this.options;
    for (let tries = 0; tries < triesUntilGivenUp; tries += 1) {
      const other = random() < 0.3 ? Math.floor(random() * urls.length) : home;
      const answer = await callAsPage(`${urls[other] ?? ""}${path}`, body, { Cookie: cookie, ...headers }).then(
        async (response) => ({ status: response.status, body: (await response.json()) as Answer["body"] }),
        () => undefined,
      );
      if (answer !== undefined && answer.status !== 503) return answer;
      this.retries += 1;
      await wait(50 + random() * 200);
    }
    throw new Error(`${path} was never answered`);
  }
}

const fieldsOf = (title: string) => ({ date: "2026-06-12", title, description: "Drinks." });
