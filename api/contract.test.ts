import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import request from "supertest";
import { apiCalls, type ApiCall } from "../content/model/api/api-calls";
import { personAt, type TestPerson } from "./staff/test-support/people";
import { sameOriginHeaders, startTestServer, type TestServer } from "./test-support/test-server";

let server: TestServer;
let editor: Promise<TestPerson> | undefined;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const calls: readonly (readonly [string, ApiCall])[] = Object.entries(apiCalls);
const filledIn = (path: string): string =>
  path.replace(":kind", "events").replace(":name", "companies").replace(/:\w+/g, "x");
const method = (call: ApiCall) => call.method.toLowerCase() as "get" | "post" | "put" | "delete";

test.each(calls)("%s is answered, with its own method only", async (_name, call) => {
  const browser = await server.loggedIn();
  const answer = await browser[method(call)](filledIn(call.path));
  expect(answer.status).not.toBe(405);
  expect(answer.status).toBeLessThan(500);
  // A method that no call has.
  const other = await browser.patch(filledIn(call.path));
  expect(other.status).toBe(405);
  expect(other.headers["allow"]).toContain(call.method);
});

test.each(calls.filter(([, { session }]) => session === true))("%s needs a session", async (_name, call) => {
  const answer = await request(server.url)[method(call)](filledIn(call.path)).set(sameOriginHeaders);
  expect(answer.status).toBe(401);
  expect(answer.body).toMatchObject({ error: { code: "unauthorized" } });
});

test.each(calls.filter(([, { session }]) => session === true))(
  "%s is answered to an editor unless it needs an administrator",
  async (_name, call) => {
    editor ??= personAt(server, "Mei", "editor");
    const { browser } = await editor;
    const answer = await browser[method(call)](filledIn(call.path));
    if (call.role === undefined) expect([401, 403]).not.toContain(answer.status);
    else expect(answer.body).toMatchObject({ error: { code: "administrator-required" } });
  },
);

test.each(calls.filter(([, call]) => call.method === "GET" && call.session === true))(
  "what %s answers staff is stored by no browser or proxy",
  async (_name, call) => {
    const browser = await server.loggedIn();
    const answer = await browser.get(filledIn(call.path));
    expect(answer.status).not.toBe(401);
    expect(answer.headers["cache-control"]).toBe("no-store");
  },
);

test.each(calls.filter(([, { signed }]) => signed === true))("%s needs a signature", async (_name, call) => {
  const answer = await request(server.url)[method(call)](call.path).send("{}");
  expect(answer.status).toBe(401);
});

test.each(calls.filter(([, call]) => call.method !== "GET" && call.signed !== true))(
  "%s refuses other websites",
  async (_name, call) => {
    const browser = await server.loggedIn();
    const answer = await browser[method(call)](filledIn(call.path)).set("Sec-Fetch-Site", "cross-site");
    expect(answer.status).toBe(403);
    expect(server.commits()).toBe(1);
  },
);

test("there are no routes besides the contract's", () => {
  const files = readdirSync(__dirname, { recursive: true, encoding: "utf8" }).filter(
    (path) => path.endsWith(".ts") && !path.endsWith(".test.ts") && path !== join("http", "api-router.ts"),
  );
  expect(files.length).toBeGreaterThan(100);
  const direct = files.filter((path) =>
    /\brouter\.(?:get|post|put|patch|delete|del|all|register|use)\(/.test(readFileSync(join(__dirname, path), "utf8")),
  );
  expect(direct).toEqual([]);
});
