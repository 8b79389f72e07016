import { screen, waitFor, within } from "@testing-library/react";
import { eventParts } from "../../events/event-parts";
import { AdminApp } from "../app/AdminApp";
import { HostSiteProvider } from "../services/host-site";
import { errorReply, FakeApi } from "../../test-support/fake-api";
import { dialogSaying, renderAdmin } from "../../test-support/render-admin";
import { renderStaffPage } from "../../test-support/render-staff-page";

const pictures = [
  { path: "media/2026/old-desk.jpg", url: "/media/2026/old-desk.jpg", bytes: 340_000, usedBy: [] },
  {
    path: "media/2026/desk.jpg",
    url: "/media/2026/desk.jpg",
    bytes: 120_000,
    usedBy: [
      { collection: "news", _id: "a", title: "New office", title_jp: "新事務所" },
      { collection: "news", prepared: true, _id: "a", title: "New office", title_jp: "新事務所" },
    ],
  },
];

async function openPictures(api: FakeApi) {
  api.on("GET /api/pictures", { status: 200, body: { pictures } });
  const pages = { events: "/adminEvents", news: "/adminNews", content: "/adminContent" };
  const page = (
    <HostSiteProvider value={{ pages, categories: {} }}>
      <AdminApp parts={eventParts} />
    </HostSiteProvider>
  );
  const { user } = renderStaffPage(page, api, "en");
  await user.click(await screen.findByRole("button", { name: "Show images and PDFs" }));
  await screen.findByText("Images: 2. Unused: 1 (340 KB)");
  return user;
}

test("only what nothing uses can be deleted, after asking; the list is fetched again", async () => {
  const api = new FakeApi();
  const user = await openPictures(api);
  expect(screen.getByText(/^Used in:/)).toHaveTextContent("Used in: New office, New office (prepared change)");
  expect(screen.getAllByRole("link", { name: "New office" }).map((link) => link.getAttribute("href"))).toEqual([
    "/adminNews?item=a",
    "/adminNews?next=1&item=a",
  ]);
  expect(screen.queryByRole("button", { name: "Delete desk.jpg" })).not.toBeInTheDocument();
  api.on("POST /api/deletePicture", { status: 200, body: { path: pictures[0]?.path, version: "c", commit: "c" } });
  api.on("GET /api/pictures", { status: 200, body: { pictures: pictures.slice(1) } });
  await user.click(screen.getByRole("button", { name: "Delete old-desk.jpg" }));
  const dialog = await dialogSaying("Delete the image old-desk.jpg?");
  await user.click(within(dialog).getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(screen.queryByText("old-desk.jpg")).not.toBeInTheDocument());
  expect(api.sentTo("POST /api/deletePicture")[0]?.fields).toEqual({ path: "media/2026/old-desk.jpg" });
});

test("a picture that somebody uses meanwhile stays, with the API's reason", async () => {
  const api = new FakeApi();
  const user = await openPictures(api);
  api.on("POST /api/deletePicture", errorReply(409, "in-use"));
  await user.click(screen.getByRole("button", { name: "Delete old-desk.jpg" }));
  const question = await dialogSaying("Delete the image old-desk.jpg?");
  await user.click(within(question).getByRole("button", { name: "Delete" }));
  const refusal = await dialogSaying("The image could not be deleted. Please try again.");
  expect(refusal).toHaveAccessibleDescription("message of in-use");
});

test("Japanese pages name what uses a picture in Japanese", async () => {
  const api = new FakeApi();
  api.on("GET /api/pictures", { status: 200, body: { pictures } });
  const { user } = renderAdmin(eventParts, api, "ja");
  await user.click(await screen.findByRole("button", { name: "画像とPDFを表示" }));
  expect(await screen.findByText(/^使用箇所：/)).toHaveTextContent("使用箇所：新事務所、新事務所（公開前の変更）");
});

const agenda = {
  path: "media/2026/agenda.pdf",
  url: "/media/2026/agenda.pdf",
  bytes: 90_000,
  usedBy: [{ collection: "custom-pages", _id: "visit", title: "Visit us", title_jp: "アクセス" }],
};
const old = { ...agenda, path: "media/2026/old.pdf", url: "/media/2026/old.pdf", usedBy: [] };

test("a picture is replaced by an uploaded one wherever it is used, after saying where, and the act is undone", async () => {
  const api = new FakeApi();
  const user = await openPictures(api);
  const uploads = [{ kind: "picture", ...pictures[0], descriptions: { en: [], ja: [] } }];
  api.on("GET /api/uploads", { status: 200, body: { uploads } });
  const left = [{ _id: "news/2026/b.md", title: "news/2026/b.md" }];
  api.on("POST /api/replaceUpload", { status: 200, body: { commit: "c1", changed: 1, left } });
  api.on("POST /api/undoReplacement", { status: 200, body: { commit: "c2" } });
  await user.click(screen.getByRole("button", { name: "Replace desk.jpg…" }));
  const list = await screen.findByRole("dialog", { name: "Uploaded images" });
  await user.click(await within(list).findByRole("button", { name: "Use old-desk.jpg" }));
  const question = await dialogSaying("Replace desk.jpg by old-desk.jpg wherever it is used?");
  expect(question).toHaveAccessibleDescription(/^Used in: New office,/);
  await user.click(within(question).getByRole("button", { name: "Replace everywhere" }));
  await screen.findByText("old-desk.jpg is now in the place of desk.jpg. Files changed: 1.");
  expect(screen.getByText(/^Still named here.*news\/2026\/b\.md$/)).toBeInTheDocument();
  expect(api.sentTo("POST /api/replaceUpload")[0]?.fields).toEqual({
    path: "media/2026/desk.jpg",
    by: "media/2026/old-desk.jpg",
  });
  await user.click(screen.getByRole("button", { name: "Undo the replacement" }));
  await screen.findByText("The replacement has been undone.");
  expect(api.sentTo("POST /api/undoReplacement")[0]?.fields).toEqual({ commit: "c1" });
  expect(screen.queryByRole("button", { name: "Undo the replacement" })).not.toBeInTheDocument();
});

test("PDFs are listed, deleted and replaced by PDFs of the device; a refusal says why and changes nothing", async () => {
  const api = new FakeApi();
  api.on("GET /api/pictures", { status: 200, body: { pictures: [old, agenda] } });
  const { user } = renderAdmin(eventParts, api, "ja");
  await user.click(await screen.findByRole("button", { name: "画像とPDFを表示" }));
  await screen.findByText("PDF 2件のうち1件は未使用（90 KB）");
  api.on("POST /api/deletePicture", { status: 200, body: { path: old.path, version: "c", commit: "c" } });
  await user.click(screen.getByRole("button", { name: "old.pdfを削除" }));
  await user.click(within(await dialogSaying("PDF「old.pdf」を削除しますか？")).getByRole("button", { name: "削除" }));
  await screen.findByText("PDFを削除しました。");

  api.on("GET /api/uploads", { status: 200, body: { uploads: [] } });
  api.on("POST /api/documents", errorReply(415, "unsupported-type"));
  await user.click(screen.getByRole("button", { name: "agenda.pdfを差し替え…" }));
  const list = await screen.findByRole("dialog", { name: "アップロード済みのPDF" });
  expect(within(list).queryByText("画像をアップロード")).not.toBeInTheDocument();
  const file = new File(["%PDF-1.7"], "neu.pdf", { type: "application/pdf" });
  await user.upload(within(list).getByLabelText("PDFをアップロード"), file);
  const question = await dialogSaying("「agenda.pdf」を、使われているすべての箇所で「neu.pdf」に差し替えますか？");
  await user.click(within(question).getByRole("button", { name: "すべて差し替える" }));
  const refusal = await dialogSaying("差し替えられませんでした。もう一度お試しください。");
  expect(refusal).toHaveAccessibleDescription("message of unsupported-type");
  expect(api.sentTo("POST /api/replaceUpload")).toEqual([]);
});

test("a file that is no PDF, whatever it is called, is told before it is sent", async () => {
  const api = new FakeApi();
  api.on("GET /api/pictures", { status: 200, body: { pictures: [agenda] } });
  api.on("GET /api/uploads", { status: 200, body: { uploads: [] } });
  const { user } = renderAdmin(eventParts, api, "ja");
  await user.click(await screen.findByRole("button", { name: "画像とPDFを表示" }));
  await user.click(await screen.findByRole("button", { name: "agenda.pdfを差し替え…" }));
  const list = await screen.findByRole("dialog", { name: "アップロード済みのPDF" });
  const file = new File(["PK\u0003\u0004"], "neu.pdf", { type: "application/pdf" });
  await user.upload(within(list).getByLabelText("PDFをアップロード"), file);
  const question = await dialogSaying("「agenda.pdf」を、使われているすべての箇所で「neu.pdf」に差し替えますか？");
  await user.click(within(question).getByRole("button", { name: "すべて差し替える" }));
  await dialogSaying("「neu.pdf」：PDFファイルではありません。別のファイルを選んでください。");
  expect(api.sentTo("POST /api/documents")).toEqual([]);
});

test.each([
  [
    "en",
    "Show images and PDFs",
    "Focal point of desk.jpg…",
    "Bottom right",
    "Save focal point",
    "The focal point is saved.",
  ],
  [
    "ja",
    "画像とPDFを表示",
    "desk.jpgの切り抜きの中心…",
    "右下",
    "切り抜きの中心を保存",
    "切り抜きの中心を保存しました。",
  ],
] as const)(
  "in %s one of nine focal points is chosen by key; the centre is none, and PDFs have none",
  async (language, show, open, position, save, saved) => {
    const api = new FakeApi();
    api.on("GET /api/pictures", { status: 200, body: { pictures: [{ ...pictures[1], focus: "right" }, agenda] } });
    api.on("POST /api/focusPicture", { status: 200, body: {} });
    const { user } = renderAdmin(eventParts, api, language);
    await user.click(await screen.findByRole("button", { name: show }));
    await user.click(await screen.findByRole("button", { name: open }));
    const dialog = screen.getByRole("dialog");
    const places = within(dialog).getAllByRole("radio");
    expect(places).toHaveLength(9);
    expect(places[5]).toBeChecked();
    expect(places[5]).toHaveFocus();
    await user.keyboard("{ArrowUp}{ArrowUp}");
    expect(places[2]).toBeChecked();
    await user.keyboard("{ArrowDown}");
    expect(places[5]).toHaveFocus();
    await user.click(within(dialog).getByRole("radio", { name: position }));
    expect(within(dialog).getByRole("group")).toHaveAccessibleName(expect.stringContaining(position));
    await user.click(within(dialog).getByRole("button", { name: save }));
    await screen.findByText(saved);
    expect(api.sentTo("POST /api/focusPicture")[0]?.fields).toEqual({
      path: "media/2026/desk.jpg",
      focus: "bottom-right",
    });
    expect(screen.getAllByRole("button", { name: /Focal point|切り抜き/ })).toHaveLength(1);
    await waitFor(() => expect(api.sentTo("GET /api/pictures")).toHaveLength(2));
    expect(screen.getByRole("button", { name: open })).toHaveFocus();
  },
);
