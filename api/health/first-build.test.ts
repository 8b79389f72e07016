import request from "supertest";
import type { PublishState } from "../../content/model/api/answers";
import { noPublisher } from "../publish/publisher-interface";
import { startTestServer } from "../test-support/test-server";

const [older, newest] = ["a".repeat(40), "b".repeat(40)] as const;

test("health is degraded until the first release is live, and ok while a later one is built", async () => {
  let state: PublishState = { kind: "building", commit: newest };
  const publisher = {
    ...noPublisher,
    state: () => state,
    siteFolder: () => undefined,
    close: () => Promise.resolve(),
  };
  const middleware = (_context: unknown, next: () => Promise<unknown>) => next();
  const server = await startTestServer({ overrides: { openSite: () => Promise.resolve({ publisher, middleware }) } });
  try {
    const status = async (): Promise<unknown> => (await request(server.url).get("/api/health").expect(200)).body.status;
    expect(await status()).toBe("degraded");
    state = { kind: "building", commit: newest, liveCommit: older };
    expect(await status()).toBe("ok");
  } finally {
    await server.close();
  }
});
