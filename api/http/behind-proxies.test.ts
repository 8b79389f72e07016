import { loginTries } from "../auth/login-limit";
import { startTestServer, type TestServer } from "../test-support/test-server";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: { trustedProxies: ["203.0.113.0/24", "2001:db8:ed9e::/48"] } });
});
afterAll(() => server.close());

/** A wrong login as the proxy on this machine passes it on. */
const guess = async (forwarded: string): Promise<number> =>
  (await server.browser().post("/api/login").set("X-Forwarded-For", forwarded).send({ password: "guess" })).status;

test("behind one edge of a CDN each visitor has a limit of their own", async () => {
  for (let count = 0; count < loginTries; count += 1) expect(await guess("198.51.100.1, 203.0.113.20")).toBe(401);
  expect(await guess("198.51.100.1, 203.0.113.20")).toBe(429);
  expect(await guess("198.51.100.1, 2001:db8:ed9e::9")).toBe(429);
  expect(await guess("198.51.100.2, 203.0.113.20")).toBe(401);
});

test("a forged header from outside the trusted networks never counts", async () => {
  for (let count = 0; count < loginTries; count += 1)
    expect(await guess(`192.0.2.${String(count)}, 203.0.113.20, 198.51.100.9`)).toBe(401);
  expect(await guess("192.0.2.99, 203.0.113.20, 198.51.100.9")).toBe(429);
  expect(await guess("192.0.2.99, 203.0.113.20")).toBe(401);
});

test("by https a private network in the header is a visitor's, whatever stands before it", async () => {
  const site = await startTestServer({ settings: { publicUrl: "https://chamber.example" } });
  try {
    const statuses: number[] = [];
    for (let count = 0; count <= loginTries; count += 1) {
      const forwarded = `192.0.2.${String(count)}, 192.168.1.7`;
      const call = site.browser().post("/api/login").set("X-Forwarded-For", forwarded).send({ password: "guess" });
      statuses.push((await call).status);
    }
    expect(statuses).toEqual([...Array.from({ length: loginTries }, () => 401), 429]);
  } finally {
    await site.close();
  }
});
