import { createElement, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFrame } from "../shell/frame";
import type { IslandData, IslandName } from "./island-data";
import { pageDataUrl } from "./page-data-url";
import { scriptFiles } from "./script-files";

interface Props {
  /** Its entry in the browser's build. */
  readonly name: IslandName;
  /** Wakes where the API has something newer, at once where the list is empty. */
  readonly asks?: IslandQuestion;
  /** Wakes where this day (`YYYY-MM-DD`) lies between the build and the visitor's today. */
  readonly turns?: string | undefined;
  /**
   * Wakes as it is touched. Its props are in the HTML: what was typed or chosen before must find the same
   * markup. Other islands take theirs from the page's page-data.json. `words`: namespaces, or single words of them
   * ("common.opensNewTab"). `query`: matches the query of an address that says something to the island, which wakes at
   * once, as where the tab has something stored under `stored`.
   */
  readonly near?: {
    readonly page: object;
    readonly words: readonly string[];
    readonly query: RegExp;
    readonly stored?: string;
  };
  /** Id of the part that is touched (default: the whole island), and wakes it as it comes near, too. */
  readonly nearId?: string;
  /** Hidden, and wakes where the address means this (site/boot/unknown-address.ts). */
  readonly meaning?: string;
  readonly as?: "div" | "section";
  readonly className?: string;
  /** What the entry renders with the same props. */
  readonly children: ReactNode;
}

/** What the HTML shows, for a conditional request. */
interface IslandQuestion {
  /** Path of the API's call. */
  readonly path: string;
  /** ETag of what was built, with its quotes. */
  readonly etag: string;
  readonly items?: readonly unknown[];
}

/** A part of a page that React takes over in the browser, alone, when it is needed: boot then loads its script (site/boot/islands.ts). */
export function Island({ name, asks, turns, near, nearId, meaning, as = "div", className, children }: Props) {
  const { t, i18n } = useTranslation("common");
  const { routes: _, ...frame } = useFrame();
  const bundle = (name: string): [string, object] => {
    const [namespace = "", key] = name.split(".");
    const words = i18n.getResourceBundle(frame.language, namespace) as Record<string, unknown>;
    return [namespace, key === undefined ? words : { [key]: words[key] }];
  };
  const data = near && { frame, page: near.page, words: Object.fromEntries(near.words.map(bundle)) };
  return createElement(
    as,
    {
      className,
      "data-island": name,
      "data-scripts": scriptFiles(name === "membership" || name === "contact" ? name : "items").join(" "),
      "data-failed": t("islandFailed"),
      "data-built-on": frame.builtOn,
      "data-asks": asks?.path,
      "data-etag": asks?.etag,
      "data-empty": asks?.items?.length === 0 ? "" : undefined,
      "data-turns": turns,
      "data-near": near && (nearId ?? ""),
      "data-query": near?.query.source,
      "data-stored": near?.stored,
      "data-props": data && JSON.stringify(data satisfies IslandData),
      "data-page": near ? undefined : pageDataUrl(frame.path),
      "data-meaning": meaning,
      hidden: meaning !== undefined,
    },
    children,
  );
}
