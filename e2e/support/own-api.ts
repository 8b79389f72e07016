import type { TestServer } from "../../api/test-support/test-server";
import type { Visitor } from "./visitor";

/** Lets the pages of this window call a service of the test's own: who has a passkey there has none at the product. */
export async function useOwnApi({ context }: Visitor, { url }: TestServer): Promise<void> {
  await context.route(
    ({ pathname }) => pathname.startsWith("/api/"),
    async (route) => {
      const { pathname, search } = new URL(route.request().url());
      const response = await route.fetch({ url: `${url}${pathname}${search}` });
      await route.fulfill({ response });
    },
  );
}
