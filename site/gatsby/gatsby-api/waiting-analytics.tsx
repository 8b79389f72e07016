import type { PreRenderHTMLArgs } from "gatsby";
import { isValidElement, type ReactNode } from "react";

const analyticsKeys = new Set([
  "preconnect-google-gtag",
  "dns-prefetch-google-gtag",
  "gatsby-plugin-google-gtag",
  "gatsby-plugin-google-gtag-config",
]);

const isAnalytics = (part: ReactNode): boolean => isValidElement(part) && analyticsKeys.has(String(part.key));
const isOther = (part: ReactNode): boolean => !isAnalytics(part);

/** Moves what gatsby-plugin-google-gtag would load at once into an inert template, where site/boot/analytics.ts finds it. */
export function keepAnalyticsWaiting(html: PreRenderHTMLArgs): void {
  const head = html.getHeadComponents();
  const body = html.getPostBodyComponents();
  const waiting = [...head, ...body].filter(isAnalytics);
  if (waiting.length === 0) return;
  html.replaceHeadComponents(head.filter(isOther));
  html.replacePostBodyComponents([
    ...body.filter(isOther),
    <template key="analytics" id="analytics">
      {waiting}
    </template>,
  ]);
}
