import { pdf } from "../../content/model/test-support/pdf";
import { eventFile, newsFile } from "../test-support/item-files";
import { picture } from "../test-support/pictures";
import { startTestServer } from "../test-support/test-server";

test("what was uploaded is listed newest first, with pixels, day, uses in forms and the words in use", async () => {
  const server = await startTestServer({
    files: {
      "events/2026/picnic.md": eventFile({
        image: "/media/2026/picnic-11111111.png",
        imageAlt: "A lawn",
        imageAlt_jp: "芝生",
      }),
      "news/2026/office.md": newsFile(
        {},
        "![A \\[green\\] lawn](/media/2026/picnic-11111111.png) [Agenda](/media/2026/agenda-22222222.pdf)",
        "[次第](/media/2026/agenda-22222222.pdf) ![](/media/2026/picnic-11111111.png)",
      ),
      "people/broken.yml": 'image: "/media/2026/picnic-11111111.png"\nname: [',
      "media/2026/picnic-11111111.png": await picture("png", 40, 30),
      "media/2026/agenda-22222222.pdf": pdf("Agenda"),
      "media/2025/desk-33333333.pdf": pdf("Desk"),
      "media/2025/chair-44444444.pdf": pdf("Chair"),
      "media/site/logo.png": await picture("png", 10, 10),
      "media/2026/note.txt": "none",
    },
  });
  const staff = await server.loggedIn("Mei Tan");
  const { body: added } = await staff
    .post("/api/pictures")
    .field({ name: "New one" })
    .attach("image", await picture("jpeg", 50, 60), "a.jpg")
    .expect(201);
  const { body } = await staff.get("/api/uploads").expect(200).expect("Cache-Control", "no-store");
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]/);
  expect(body.uploads[0]).toEqual({
    kind: "picture",
    path: String(added.path).slice(1),
    url: added.path,
    bytes: expect.any(Number),
    width: 50,
    height: 60,
    addedAt: expect.anything(),
    usedBy: [],
    descriptions: { en: [], ja: [] },
  });
  // Of one commit by year and name.
  expect(body.uploads.slice(3).map(({ path }: { path: string }) => path)).toEqual([
    "media/2025/chair-44444444.pdf",
    "media/2025/desk-33333333.pdf",
  ]);
  expect(body.uploads.slice(1, 3)).toEqual([
    {
      kind: "document",
      path: "media/2026/agenda-22222222.pdf",
      url: "/media/2026/agenda-22222222.pdf",
      bytes: pdf("Agenda").length,
      addedAt: time,
      usedBy: [{ collection: "news", _id: "office", title: "New office" }],
      descriptions: { en: ["Agenda"], ja: ["次第"] },
    },
    {
      kind: "picture",
      path: "media/2026/picnic-11111111.png",
      url: "/media/2026/picnic-11111111.png",
      bytes: expect.any(Number),
      width: 40,
      height: 30,
      addedAt: time,
      usedBy: [
        { collection: "events", _id: "picnic", title: "Spring picnic" },
        { collection: "news", _id: "office", title: "New office" },
        { _id: "people/broken.yml", title: "people/broken.yml" },
      ],
      descriptions: { en: ["A lawn", "A [green] lawn"], ja: ["芝生"] },
    },
  ]);
  // A document that nothing links to is deleted as a picture is.
  await staff.post("/api/deletePicture").send({ path: "media/2026/agenda-22222222.pdf" }).expect(409);
  const { body: document } = await staff.post("/api/documents").attach("file", pdf("Old"), "old.pdf").expect(201);
  await staff
    .post("/api/deletePicture")
    .send({ path: String(document.path).slice(1) })
    .expect(200);
  await staff.get(String(document.path)).expect(404);
  await server.close();
});
