import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { StaffHealthAnswer } from "../../content/model/api/health-answer";
import { sampleContent } from "../../content/model/test-support/sample-content";
import { contentAddresses } from "../../scripts/site/content-addresses";
import { readWithHistory } from "../../scripts/site/read-with-history";
import { temporaryRepository, type TemporaryRepository } from "../store/test-support/temporary-repository";
import { eventFile, newsFile, pageFile } from "../test-support/item-files";
import { startTestServer } from "../test-support/test-server";
import { until } from "../test-support/until";

const company = (id: number, name: string, japanese: string, text = `${name} blends tea.\n`): string =>
  `---\nid: ${String(id)}\nname: ${name}\nname_jp: ${japanese}\ndescription: Tea\nlocation: Kyoto\nlogoImg: /media/a.png\nlink: https://a.example\n---\n${text}`;
const path = "companies/acme.md";
const acme = company(1, "Acme", "アクメ");
const zenith = company(2, "Zenith", "ゼニス");

let repository: TemporaryRepository;
beforeEach(() => {
  repository = temporaryRepository({
    files: { "content/site.yml": readFileSync(join(sampleContent, "site.yml"), "utf8"), [`content/${path}`]: acme },
  });
});
afterEach(() => repository.remove());

const at = (file: string): string => join(repository.contentDir, file);
const day = 24 * 60 * 60_000;
/** One commit that writes files, or removes those that are null, as many days from now. */
function commit(files: Readonly<Record<string, string | null>>, days = 0): void {
  const date = new Date(Date.now() + days * day).toISOString();
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(at(file)), { recursive: true });
    if (text === null) rmSync(at(file));
    else writeFileSync(at(file), text);
  }
  repository.git("add", "--all");
  repository.git("commit", "--quiet", "--message", "By hand", "--date", date);
}
const addresses = () => readWithHistory(repository.contentDir, (read) => contentAddresses(repository.contentDir, read));
const named = async () =>
  (await addresses()).lost.map((problem) => [problem.path, problem.code, problem.params?.["address"]]);

test("another company in a file that was removed before is named, until its file has another name, which the address does not lead to", async () => {
  commit({ [path]: null });
  commit({ [path]: zenith });
  expect(await named()).toEqual([[path, "addressReused", "/company/acme"]]);
  commit({ [path]: zenith.replace("Tea", "Coffee") });
  expect(await named()).toEqual([[path, "addressReused", "/company/acme"]]);
  renameSync(at(path), at("companies/zenith.md"));
  commit({});
  expect(await addresses()).toEqual({ missing: [], lost: [] });
});

test("it is named for a week, and what it is renamed to later has its address", async () => {
  commit({ [path]: null });
  commit({ [path]: zenith });
  commit({ "companies/beta.md": company(3, "Beta", "ベータ") }, 8);
  expect(await named()).toEqual([]);
  renameSync(at(path), at("companies/zenith.md"));
  commit({}, 9);
  expect((await addresses()).missing).toEqual([{ from: "/company/acme", to: "/company/zenith" }]);
});

test.each([
  ["came back by a revert", [null, acme]],
  ["came back and was edited", [null, acme, acme.replace("Tea", "Green tea")]],
  ["came back with other words", [null, company(1, "Acme", "アクメ商会", "We sell rice.\n")]],
  ["came back under a longer name", [null, company(9, "ACME Holdings", "頂点", "We sell rice.\n")]],
  ["came back with its text under another name", [null, company(9, "Zenith", "ゼニス", "Acme blends tea.\n")]],
  ["was rewritten without being removed", [zenith]],
  ["came back after another one", [null, zenith, null, acme]],
] as const)("a company that %s is not named", async (_what, versions) => {
  for (const version of versions) commit({ [path]: version });
  expect(await named()).toEqual([]);
});

test("companies without a text are told apart by their names", async () => {
  commit({ [path]: company(1, "Acme", "アクメ", "") });
  commit({ [path]: null });
  commit({ [path]: company(1, "Acme", "頂点", "") });
  expect(await named()).toEqual([]);
  commit({ [path]: null });
  commit({ [path]: company(2, "Zenith", "ゼニス", "") });
  expect(await named()).toEqual([[path, "addressReused", "/company/acme"]]);
});

test("what was no page before is nobody's address", async () => {
  commit({ "news/2026/a.md": newsFile({ serial_no: "7", title: "Draft", draft: "true" }, "Not yet.") });
  commit({ "news/2026/a.md": null });
  commit({ "news/2026/a.md": newsFile({ serial_no: "8", title: "Festival" }, "Come all.") });
  expect(await named()).toEqual([]);
});

test.each([
  ["news", "news/2026/a.md", "news/2026/a.md", "/news/a", newsFile],
  ["events", "events/2025/a.md", "events/2025/a.md", "/events/a", eventFile],
  ["events in the folder of another year", "events/2025/a.md", "events/2026/a.md", "/events/a", eventFile],
  ["own pages", "custom-pages/a.md", "custom-pages/a.md", "/a", pageFile],
] as const)("another entry of %s is named, and not one that comes back after it", async (...row) => {
  const [, first, second, address, file] = row;
  const textOf = (title: string, serial_no: string): string =>
    file({ ...(file === newsFile ? { serial_no } : {}), title }, `All about ${title}.`);
  commit({ [first]: textOf("Picnic", "7") });
  commit({ [first]: null });
  commit({ [second]: textOf("Year-end party", "8") });
  expect(await named()).toEqual([[second, "addressReused", address]]);
  commit({ [second]: null });
  commit({ [first]: textOf("Picnic", "7") });
  expect(await named()).toEqual([]);
});

test("health names it, too, and the service writes no redirect to what is renamed", async () => {
  const server = await startTestServer({
    files: { "site.yml": readFileSync(join(sampleContent, "site.yml")), [path]: acme, "media/a.png": "a picture" },
  });
  try {
    const mei = await server.loggedIn("Mei Tan");
    const here = (file: string): string => join(server.settings.contentDir, file);
    const committed = (message: string): void => {
      server.git("add", "--all");
      server.git("commit", "--quiet", "--message", message);
    };
    const problems = async (language: string): Promise<readonly string[]> => {
      const { body } = await mei.get("/api/health").set("Accept-Language", language).expect(200);
      return (body as StaffHealthAnswer).problems.filter((each) => each.path === path).map(({ message }) => message);
    };
    rmSync(here(path));
    committed("Remove");
    writeFileSync(here(path), zenith);
    committed("Another company");
    const hash = server.git("rev-parse", "--short=7", "HEAD").trim();
    await until("the address is named", async () => (await problems("en")).length === 1);
    expect(await problems("en")).toEqual([
      expect.stringContaining(`has the address /company/acme since commit ${hash}, where another entry was`),
    ]);
    expect(await problems("ja")).toEqual([expect.stringContaining("以前は別のページのものでした")]);
    renameSync(here(path), here("companies/zenith.md"));
    committed("Its own name");
    await until("nothing is named", async () => (await problems("en")).length === 0);
    expect(server.git("log", "-1", "--format=%s").trim()).toBe("Its own name");
  } finally {
    await server.close();
  }
});
