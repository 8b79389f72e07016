import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { parseContentFile } from "../../content/model/entries/parse-content-file";
import type { PlacedFile } from "../../content/model/entries/content-file";
import { deadLinks, linksToOthers } from "./other-sites";

let other: Server;
let url: string;
beforeEach(async () => {
  other = createServer((request, response) => {
    const status = Number(/\d{3}/.exec(request.url ?? "")?.[0] ?? 200);
    response.statusCode = request.url === "/get-only" && request.method === "HEAD" ? 404 : status;
    if (status === 302) response.setHeader("Location", "/404");
    response.end("words");
  }).listen(0, "127.0.0.1");
  await once(other, "listening");
  url = `http://127.0.0.1:${String((other.address() as AddressInfo).port)}`;
});
afterEach(async () => {
  other.close();
  await once(other, "close");
});

const event = (id: string, body: string, fields = ""): PlacedFile => {
  const path = `events/2026/${id}.md`;
  const parsed = parseContentFile(path, `---\ntitle: A\ndate: 2026-06-12\n${fields}---\n${body}\n`, "");
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return { path, file: parsed.file };
};

test("what another site says is not there is named with the files that link to it; what it refuses to programs is not", async () => {
  const good = ["/", "/403", "/405", "/429", "/500", "/999", "/get-only"].map((path) => `[x](${url}${path})`).join(" ");
  const files = [
    event("a", `${good} [b](${url}/404#part) [own](https://own.example/404) [own](/404) [mail](mailto:a@b.example)`),
    event("b", `[b](${url}/404) [c](${url}/302)`, `link: ${url}/410\n`),
  ];
  const links = linksToOthers(files, "https://own.example");
  expect(links.size).toBe(10);
  expect(await deadLinks(links)).toEqual([
    { address: `${url}/302`, files: ["events/2026/b.md"], reason: "answers 404" },
    { address: `${url}/404`, files: ["events/2026/a.md", "events/2026/b.md"], reason: "answers 404" },
    { address: `${url}/410`, files: ["events/2026/b.md"], reason: "answers 410" },
  ]);
});

test("a site that nobody answers for is named", async () => {
  other.close();
  await once(other, "close");
  const [dead] = await deadLinks(new Map([[`${url}/x`, ["events/2026/a.md"]]]));
  expect(dead?.reason).toContain("is not reached");
  other.listen(0, "127.0.0.1");
  await once(other, "listening");
});
