import type { Challenge } from "altcha-lib";
import { proofParameter } from "../../content/model/api/contact-form";
import { ceilings, inquiriesPerSite } from "./inquiry-limit";
import { startContactServer, type ContactServer } from "./test-support/contact-server";
import { solve } from "./test-support/solve";

let server: ContactServer;
afterEach(() => server.close());

const household = (count: number): string => `2001:db8:7:${count.toString(16)}::1`;
const network = (count: number): string => `2001:db8:${(0x100 + count).toString(16)}::1`;
/** Sends as many inquiries as the hour's ceiling allows without a proof. */
async function reachCeiling(hour: number): Promise<void> {
  server = await startContactServer({ ceilings: { hour, day: 1000 } });
  for (let count = 0; count < hour; count += 1) await server.send().expect(200);
}
async function challenge(from?: string): Promise<Challenge> {
  const refused = await server.send({}, from).expect(429);
  expect(refused.body.error.code).toBe("proof-required");
  return refused.body.error.challenge as Challenge;
}

test.each([
  ["an IPv6 /48", household, "2001:db8:7:ffff::1", "2001:db8:8::1"],
  ["an IPv4 /24", (count: number) => `203.0.113.${String(count)}`, "203.0.113.200", "203.0.112.1"],
])("%s has twenty inquiries in an hour, whatever its addresses; others go on", async (_name, from, inside, outside) => {
  server = await startContactServer({ ceilings });
  for (let count = 0; count < inquiriesPerSite; count += 1) await server.send({}, from(count)).expect(200);
  const refused = await server.send({}, inside).expect(429);
  expect(refused.body.error).toEqual({
    code: "too-many-tries",
    message:
      "Many messages have come from your network within the last hour. Please try again later, or write to us by email.",
  });
  expect(Number(refused.headers["retry-after"])).toBe(3600);
  await server.send({}, outside).expect(200);
  server.pass(3601);
  await server.send({}, inside).expect(200);
});

test("1,000 inquiries from one /48 are 20 in the inbox, and no visitor has to prove anything", async () => {
  server = await startContactServer({ ceilings });
  const statuses = new Map<number, number>();
  for (let round = 0; round < 20; round += 1) {
    const answers = Array.from({ length: 50 }, (_, at) => server.send({}, household(round * 50 + at)));
    for (const { status } of await Promise.all(answers)) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect(Object.fromEntries(statuses)).toEqual({ 200: inquiriesPerSite, 429: 1000 - inquiriesPerSite });
  await server.send({ message: "a real visitor" }).expect(200);
  expect(server.files()).toHaveLength(inquiriesPerSite + 1);
});

test("a flood from 500 networks is stopped at the ceiling; a real visitor proves and gets through meanwhile", async () => {
  server = await startContactServer({ ceilings });
  const flood = Array.from({ length: 500 }, (_, at) => server.send({ message: "flood" }, network(at)));
  const visitor = async (): Promise<void> => {
    await flood[250];
    const proof = await solve(await challenge("198.51.100.7"));
    await server.send({ message: "a real visitor", [proofParameter]: proof }, "198.51.100.7").expect(200);
  };
  const [statuses] = await Promise.all([Promise.all(flood), visitor()]);
  expect(statuses.filter(({ status }) => status === 200)).toHaveLength(ceilings.hour);
  expect((await server.inquiries()).filter(({ message }) => message === "a real visitor")).toHaveLength(1);
});

test("the proof is asked for in words, once an hour's or a day's usual number has come, and no longer than that", async () => {
  server = await startContactServer({ ceilings: { hour: 2, day: 3 } });
  await server.send().expect(200);
  await server.send().expect(200);
  const refused = await server.send().set("Accept-Language", "ja").expect(429);
  expect(refused.body.error.message).toContain("自動確認");
  server.pass(3601);
  await server.send().expect(200);
  await challenge();
  server.pass(24 * 3601);
  await server.send().expect(200);
});

test("a proof serves once, for ten minutes, and as it was asked for; every refusal brings a new challenge", async () => {
  await reachCeiling(2);
  const asked = await challenge();
  const proof = await solve(asked);
  const sendWith = (text: string) => server.send({ [proofParameter]: text });
  await sendWith(proof).expect(200);
  const wrong = [
    proof,
    "",
    "not a proof",
    Buffer.from("[]").toString("base64"),
    await solve(await challenge(), { cost: 1 }),
    await solve(await challenge(), { keyPrefix: "0" }),
    await solve({ ...asked, signature: "0".repeat(64) }),
    Buffer.from(
      JSON.stringify({ challenge: await challenge(), solution: { counter: 1, derivedKey: "00".repeat(32) } }),
    ).toString("base64"),
  ];
  for (const text of wrong.slice(0, 4).concat(wrong.slice(6))) {
    const refused = await sendWith(text).expect(429);
    expect(refused.body.error).toMatchObject({ code: "proof-required", challenge: { signature: expect.any(String) } });
  }
  await sendWith(wrong[4] ?? "").expect(429);
  expect(server.files()).toHaveLength(3);
});

test("a proof that comes too late is refused", async () => {
  server = await startContactServer({ ceilings: { hour: 1, day: 1 }, proofSeconds: -1 });
  await server.send().expect(200);
  await server.send({ [proofParameter]: await solve(await challenge()) }).expect(429);
});

test("the proof grows harder with the flood, eight times at most", async () => {
  await reachCeiling(1);
  const costs: number[] = [];
  for (let count = 0; count < 9; count += 1) {
    const asked = await challenge();
    costs.push(asked.parameters.cost);
    await server.send({ [proofParameter]: await solve(asked) }).expect(200);
  }
  expect(costs).toEqual([1000, 2000, 3000, 4000, 5000, 6000, 7000, 8000, 8000]);
});

test("proofs that were fetched while they were easy are refused when the flood is heavy", async () => {
  await reachCeiling(1);
  const easy = await Promise.all(Array.from({ length: 3 }, async () => solve(await challenge())));
  await server.send({ [proofParameter]: easy[0] }).expect(200);
  // Twice the difficulty is required now: half of it is enough.
  await server.send({ [proofParameter]: easy[1] }).expect(200);
  await server.send({ [proofParameter]: easy[2] }).expect(429);
});
