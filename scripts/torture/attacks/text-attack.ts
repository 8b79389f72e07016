import type { AttackFigures } from "./attack-figures";
import { callAsPage } from "../../bench/server-process";
import type { StartService } from "./attacked-process";
import { seconds, withAttackedServer, type AttackedServer } from "./attacked-server";
import { nastyTexts, type NastyText } from "./nasty-texts";

/** Longest that a visitor may wait while a text is handled, in ms. */
const longestWait = 250;

/** Texts that some parser reads slowly, saved one after the other, while a visitor asks for the list again and again (R12.9). */
export function textAttack(start: StartService, texts: readonly NastyText[] = nastyTexts): Promise<AttackFigures[]> {
  return withAttackedServer(start, {}, async (server) => {
    const waits = new Map<string, number>();
    let slowest = 0;
    for (const { name, ...text } of texts) {
      const { took, longest } = await whileVisited(server, () => saveAndRemove(server, text));
      waits.set(name, longest);
      slowest = Math.max(slowest, took);
    }
    const missed = [...waits].filter(([, wait]) => wait > longestWait);
    return [
      {
        attack: "texts that parsers read slowly",
        attempts: texts.length,
        staff: `saved or refused in ${seconds(slowest)} at most`,
        visitor: `list in ${seconds(Math.max(...waits.values()))} at most`,
        peakMemoryMb: server.peakMemoryMb(),
        missed: missed.map(([name, wait]) => `a visitor waited ${seconds(wait)} while this was handled: ${name}`),
      },
    ];
  });
}

async function whileVisited(
  server: AttackedServer,
  act: () => Promise<void>,
): Promise<{ readonly took: number; readonly longest: number }> {
  const state = { isDone: false };
  const started = performance.now();
  const acted = act().finally(() => (state.isDone = true));
  let longest = 0;
  while (!state.isDone) longest = Math.max(longest, await server.get("/api/getEventsData"));
  await acted;
  return { took: performance.now() - started, longest };
}

/** Adds an event with this text; one that is not refused is deleted again. */
async function saveAndRemove(
  { url, cookie }: AttackedServer,
  { text, japanese }: Omit<NastyText, "name">,
): Promise<void> {
  const post = (path: string, body: object): Promise<Response> =>
    callAsPage(`${url}/api/${path}`, body, { Cookie: cookie });
  const answer = await post("addEvent", {
    title: "Summer night",
    date: "2026-06-12",
    description: text,
    ...(japanese !== undefined && { description_jp: japanese }),
  });
  const { item } = (await answer.json()) as { readonly item?: { readonly _id: string } };
  if (item !== undefined) await (await post("deleteEvent", { _id: item._id })).arrayBuffer();
  else if (answer.status !== 400) throw new Error(`a text was answered with ${String(answer.status)}`);
}
