import { localToday } from "../../content/model/dates/event-status";
import { isDevelopmentPort } from "../live/is-development";
import type { IslandMount } from "../islands/mount-island";
import { storedValue } from "./device-storage";
import { endsComposing } from "../ui/composing";
import { elements } from "./elements";

/** Waking starts so many pixels before a part comes into sight. */
const nearness = "200px";
/**
 * What wakes a part, and what of it is marked for React, which keeps the choice and presses the button again (site/islands): a
 * press does nothing until then.
 */
const touches: Readonly<Record<string, string>> = {
  pointerover: "_",
  touchstart: "_",
  focusin: "_",
  keydown: "i",
  input: "form",
  change: "form",
  click: "button",
};

const awake = new WeakSet<HTMLElement>();

/** Lets React take over the parts of the page that need it, each when it does (site/islands/Island.tsx). */
export function startIslands(): void {
  const islands = elements(document, "[data-island]");
  for (const island of islands) {
    const { near, empty, meaning } = island.dataset;
    if (near !== undefined) wakeNear(island, near);
    if (empty !== undefined || (meaning !== undefined && !island.hidden) || hasTurned(island)) wake(island);
    else void askFor(island);
  }
  addEventListener("pageshow", ({ persisted }) => {
    // A page from the back/forward cache shows the items of that time.
    if (persisted) islands.forEach((island) => void askFor(island));
  });
}

/**
 * Loads the island's script and lets it take over, once. What is there stays when that fails, with a sentence that says
 * so.
 * @param answer the API's answer about it
 */
function wake(island: HTMLElement, answer?: Response): void {
  if (awake.has(island)) return;
  awake.add(island);
  const [script = "", ...imported] = (island.dataset["scripts"] ?? "").split(" ");
  for (const href of imported) preload(href);
  (import(/* webpackIgnore: true */ /* @vite-ignore */ script) as Promise<{ readonly mount: IslandMount }>)
    .then(({ mount }) => mount(island, answer))
    .then(
      () => (island.dataset["awake"] = ""),
      (error: unknown) => {
        console.error(error);
        // A list or an article stays usable as built; a form or a newer article does not work without its script.
        if (island.dataset["asks"] === undefined) sayFailed(island);
        // From now on, too, the browser sends a form by itself.
        island.dataset["awake"] = "failed";
        island.querySelector<HTMLElement>("[type=submit][data-touched]")?.click();
      },
    );
}

function preload(href: string): void {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = href;
  document.head.append(link);
}

function sayFailed(island: HTMLElement): void {
  const sentence = document.createElement("p");
  sentence.className = "island-failed";
  sentence.role = "alert";
  sentence.textContent = island.dataset["failed"] ?? "";
  island.querySelector("[data-loading]")?.remove();
  island.append(sentence);
}

function wakeNear(island: HTMLElement, nearId: string): void {
  const near = document.getElementById(nearId);
  const part = near ?? island;
  for (const [type, kept] of Object.entries(touches))
    part.addEventListener(
      type,
      (event) => {
        // React handles the later events.
        if (island.dataset["awake"] === undefined) {
          const touched = (event.target as Element).closest(kept);
          touched?.setAttribute("data-touched", "");
          if (type === "click" ? touched : endsComposing(event as KeyboardEvent)) event.preventDefault();
        }
        wake(island);
      },
      { passive: kept === "_" },
    );
  if (near)
    new IntersectionObserver(
      (entries, observer) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        wake(island);
      },
      { rootMargin: nearness },
    ).observe(near);
  // The address may hold a choice that the HTML does not show, and the tab what was typed before.
  if (
    RegExp(island.dataset["query"] ?? "").test(location.search) ||
    storedValue(island.dataset["stored"] ?? "", "sessionStorage")
  )
    wake(island);
}

/** Requests what is newer than the build from the API; a failed call is only logged. */
async function askFor(island: HTMLElement): Promise<void> {
  const { asks: path, etag = "" } = island.dataset;
  if (path === undefined || awake.has(island)) return;
  if (isDevelopmentPort()) {
    wake(island);
    return;
  }
  try {
    const answer = await fetch(path, { headers: { Accept: "application/json", "If-None-Match": etag } });
    const { status, headers } = answer;
    if (status === 304) return;
    // A static host without the API answers 404 as well, but not in the API's way.
    if ((status !== 200 && status !== 404) || headers.get("Content-Type")?.includes("json") !== true)
      throw new Error(`${path} answered ${String(status)}`);
    wake(island, answer);
  } catch (error) {
    console.error("The page keeps what it shows.", error);
  }
}

/** True when the day on which the island's HTML becomes another lies between the build and the visitor's today. */
function hasTurned({ dataset: { turns, builtOn = "" } }: HTMLElement): boolean {
  return turns !== undefined && turns <= localToday(new Date()) !== turns <= builtOn;
}
