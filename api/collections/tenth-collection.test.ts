import type { Agent } from "supertest";
import { z } from "zod";
import type { Collection } from "../../content/model/collections/collection";
import { field } from "../../content/model/collections/field-meta";
import { body, isoDate, line, optionalBody, optionalLine } from "../../content/model/collections/fields";
import { startTestServer, type TestServer } from "../test-support/test-server";

// All the code that a further collection needs: its definition, as it would be in content/model/collections.
jest.mock("../../content/model/collections/collection-names", () => {
  const names = [
    ...jest.requireActual<{ collectionNames: string[] }>("../../content/model/collections/collection-names")
      .collectionNames,
    "jobs",
  ];
  return { collectionNames: names, isCollectionName: (name: string) => names.includes(name) };
});
jest.mock("../../content/model/collections/collections", () => {
  const { collections } = jest.requireActual<{ collections: object }>("../../content/model/collections/collections");
  const all = { ...collections, jobs: mockJobOffers() };
  return { collections: all, allCollections: Object.values(all) };
});

function mockJobOffers(): Collection {
  const Job = z.object({
    title: field(line(200), "Position", "職種"),
    title_jp: optionalLine(200),
    company: field(line(120), "Company", "会社名"),
    applyBy: field(isoDate, "Apply by", "応募締切"),
    description: field(body, "Description", "仕事内容"),
    description_jp: optionalBody,
  });
  return {
    name: "jobs" as never,
    extent: "list",
    byYear: true,
    bodies: ["description", "description_jp"],
    label: { en: "Job offers", ja: "求人" },
    entry: { en: "job offer", ja: "求人" },
    noun: "job offer",
    schemaOf: () => Job,
    badId: "itemFileName",
    titleFields: ["title"],
    dayField: "applyBy",
  };
}

let server: TestServer;
let staff: Agent;
beforeAll(async () => {
  server = await startTestServer();
  staff = await server.loggedIn("Mei Tan");
});
afterAll(() => server.close());

test("a tenth collection is listed, added to, edited, marked, deleted and restored by its definition alone", async () => {
  const offer = {
    title: "Barista",
    title_jp: "バリスタ",
    company: "Kopiya",
    applyBy: "2026-07-31",
    description: "Pull *kopi*.",
  };
  const added = await staff.post("/api/collections/jobs").send(offer).expect(201);
  const { version } = added.body as { version: string };
  const _id = "2026-07-31-barista";
  expect(added.body).toMatchObject({ item: { ...offer, _id, version } });
  expect(server.git("show", `HEAD:content/jobs/2026/${_id}.md`)).toBe(
    "---\ntitle: Barista\ntitle_jp: バリスタ\ncompany: Kopiya\napplyBy: 2026-07-31\n---\n\nPull *kopi*.\n",
  );
  const edited = await staff.put(`/api/collections/jobs/${_id}`).send({ version, title: "Head barista" }).expect(200);
  expect(server.git("log", "--format=%s").split("\n")[0]).toBe("Edit job offer: Head barista (2026-07-31)");
  const list = await staff.get("/api/collections").expect(200);
  expect(list.body).toContainEqual({ name: "jobs", kind: "list", count: 1 });
  const marks = await staff.get("/api/translations/jobs").expect(200);
  expect(marks.body).toMatchObject({
    items: { [_id]: { title: { state: "outdated", language: "ja" }, body: { state: "missing" } } },
  });
  const form = await staff.get("/api/collectionForms/jobs").set("Accept-Language", "ja").expect(200);
  expect(form.body).toMatchObject({
    label: "求人",
    fields: [{ label: "職種", languages: "beside" }, {}, { input: "date" }, { input: "markdown" }],
  });
  await staff.put(`/api/collections/jobs/${_id}`).send({ applyBy: "soon" }).expect(400);
  const { version: newest } = edited.body as { version: string };
  await staff.delete(`/api/collections/jobs/${_id}`).set("If-Match", `"${newest}"`).expect(200);
  await staff.post("/api/restoreItem").send({ kind: "jobs", _id, restore: version, version: null }).expect(200);
  const restored = await staff.get(`/api/collections/jobs/${_id}`).expect(200);
  expect(restored.body).toMatchObject({ title: "Barista" });
});
