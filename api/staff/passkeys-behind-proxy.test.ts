import { startTestServer, testPassword, type TestServer } from "../test-support/test-server";
import { accept, invited, logIn, optionsOf } from "./test-support/people";
import { SoftwareAuthenticator } from "./test-support/software-authenticator";

const publicUrl = "https://www.chamber.example";
/** What a proxy adds, and what somebody who calls the service past it could write. */
const headers = { Host: "evil.example", "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "http" };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: { publicUrl } });
});
afterAll(() => server.close());

test("behind a proxy a passkey is that of the public address, whatever host and protocol a call arrives with", async () => {
  const login = await server.browser().post("/api/login").send({ password: testPassword }).expect(200);
  const Cookie = /__Host-session=[^;]+/.exec(login.get("Set-Cookie")?.join() ?? "")?.[0] ?? "";
  const browser = server.browser().set(headers);
  const token = await invited(server.browser().set({ Cookie }), "Mei Lim");
  expect(await optionsOf(browser, token)).toMatchObject({ rp: { id: "www.chamber.example" } });
  expect(await optionsOf(browser)).toMatchObject({ rpId: "www.chamber.example" });
  const authenticator = new SoftwareAuthenticator(publicUrl);
  const forgeries = [
    { origin: "https://evil.example", host: "evil.example" },
    { origin: "http://www.chamber.example" },
    { origin: server.url, host: "127.0.0.1" },
    { host: "chamber.example" },
  ];
  for (const forged of forgeries) expect((await accept(browser, token, authenticator, forged)).status).toBe(401);
  expect((await accept(browser, token, authenticator)).status).toBe(200);
  for (const forged of forgeries) expect((await logIn(browser, authenticator, forged)).status).toBe(401);
  expect((await logIn(browser, authenticator)).status).toBe(200);
});
