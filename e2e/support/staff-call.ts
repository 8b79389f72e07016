import type { Page } from "playwright-core";

/** What a call was answered. */
export interface CallAnswer {
  readonly status: number;
  readonly body: { readonly item?: { readonly _id: string; readonly version: string } };
}

/** Sends a call of the API from a staff page, with its session: a form for `fields`, else JSON. */
export function call(
  page: Page,
  path: string,
  send: { readonly fields?: Readonly<Record<string, string>>; readonly json?: object; readonly method?: string },
): Promise<CallAnswer> {
  return page.evaluate(
    async ([address, { fields, json, method }]) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields ?? {})) form.append(name, value);
      const answer = await fetch(address, {
        method: method ?? "POST",
        body: fields ? form : JSON.stringify(json),
        headers: fields ? {} : { "Content-Type": "application/json" },
      });
      return { status: answer.status, body: (await answer.json()) as CallAnswer["body"] };
    },
    [path, send] as const,
  );
}
