import { createClient } from "./client";
import { errorReply, FakeApi, someNews } from "./test-support/fake-api";

function clientOver(call: string, reply: Parameters<FakeApi["on"]>[1]) {
  const api = new FakeApi();
  api.on(call, reply);
  globalThis.fetch = api.fetch as typeof fetch;
  return { api, client: createClient("", "ja") };
}

test.each([
  [errorReply(401, "wrong-password"), { kind: "wrong-password" }],
  [errorReply(429, "too-many-tries"), { kind: "too-many-tries" }],
  [errorReply(401, "unauthorized"), { kind: "unauthorized" }],
  [{ status: 401, body: "<html>" }, { kind: "unauthorized" }],
  [errorReply(404, "not-found"), { kind: "not-found" }],
  [errorReply(409, "stale-version", { current: someNews() }), { kind: "stale", current: someNews() }],
  [errorReply(400, "invalid-input", { fields: { title: "bad" } }), { kind: "invalid", fields: { title: "bad" } }],
  [errorReply(413, "too-large"), { kind: "invalid", fields: { image: "message of too-large" } }],
  [errorReply(507, "disk-full"), { kind: "refused", message: "message of disk-full" }],
  [
    { status: 502, body: undefined },
    { kind: "refused", message: "" },
  ],
  ["offline" as const, { kind: "network" }],
])("the answer %o is the failure %o", async (reply, failure) => {
  const { client } = clientOver("POST /api/login", reply);
  expect(await client.login("secret", "")).toMatchObject({ ok: false, failure });
});

test("a list call that answers no list has failed", async () => {
  const { client } = clientOver("GET /api/collections/news", { status: 200, body: { hello: "proxy" } });
  expect(await client.collection("news").list()).toMatchObject({ ok: false });
});

test.each([{ status: 200 }, { status: 200, body: null }, { status: 200, body: { hello: "proxy" } }])(
  "a save that is answered %o has not been acknowledged",
  async (reply) => {
    const { client } = clientOver("POST /api/collections/news", reply);
    expect(await client.collection("news").add({}, undefined)).toMatchObject({
      ok: false,
      failure: { kind: "refused" },
    });
    const pictures = clientOver("POST /api/pictures", reply).client;
    expect(await pictures.addPicture(new File([], "a.png"))).toMatchObject({ ok: false, failure: { kind: "refused" } });
  },
);

test("a name that was not given is not sent", async () => {
  const { api, client } = clientOver("POST /api/login", { status: 200, body: {} });
  await client.login("secret", "");
  expect(api.sent[0]?.fields).toEqual({ password: "secret" });
});

test("ids are encoded in paths", async () => {
  const { api, client } = clientOver("PUT /api/collections/news/a%2Fb", { status: 200, body: {} });
  await client.collection("news").save("a/b", "v", {});
  expect(api.sent[0]?.headers).toMatchObject({ "Accept-Language": "ja" });
});
