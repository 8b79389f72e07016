import { screen, within } from "@testing-library/react";
import type { UploadAnswer } from "../../../../content/model/api/upload-answers";
import { eventParts } from "../../events/event-parts";
import { errorReply, FakeApi } from "../../test-support/fake-api";
import { renderAdmin } from "../../test-support/render-admin";

const lawn: UploadAnswer = {
  kind: "picture",
  path: "media/2026/lawn-11111111.jpg",
  url: "/media/2026/lawn-11111111.jpg",
  bytes: 120_000,
  width: 800,
  height: 600,
  addedAt: "2026-04-03T10:00:00+09:00",
  usedBy: [{ collection: "news", _id: "office", title: "New office", title_jp: "新事務所" }],
  descriptions: { en: ["A lawn"], ja: ["芝生"] },
};
const desk: UploadAnswer = { ...lawn, path: "media/2026/desk-2.jpg", url: "/media/2026/desk-2.jpg", usedBy: [] };
const agenda: UploadAnswer = {
  ...lawn,
  kind: "document",
  path: "media/2026/agenda-3.pdf",
  url: "/media/2026/agenda-3.pdf",
};

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, "", "/adminEvents");
});

async function openForm(api: FakeApi, language?: "en" | "ja") {
  const { user } = renderAdmin(eventParts, api, language);
  await user.click(await screen.findByRole("button", { name: language === "ja" ? "新しいイベント" : "New event" }));
  return user;
}

test("an uploaded image is found by its use, and chosen with its description for the event's picture", async () => {
  const api = new FakeApi();
  api.on("GET /api/uploads", { status: 200, body: { uploads: [lawn, desk, agenda] } });
  const user = await openForm(api);
  await user.click(await screen.findByRole("button", { name: "Use an uploaded image" }));
  const dialog = await screen.findByRole("dialog", { name: "Uploaded images" });
  expect(await within(dialog).findByText("2 of 2 files")).toBeInTheDocument();
  expect(within(dialog).getAllByText("800 × 600 px, 120 KB, Apr 3, 2026, 10:00")).toHaveLength(2);
  expect(within(dialog).getByText("Not used anywhere")).toBeInTheDocument();
  await user.type(within(dialog).getByRole("searchbox"), "new office");
  expect(within(dialog).getByText("1 of 2 files")).toBeInTheDocument();
  await user.click(within(dialog).getByRole("button", { name: "Use lawn-11111111.jpg" }));
  expect(dialog).not.toBeInTheDocument();
  expect(screen.getByRole("img", { name: /lawn-11111111.jpg/ })).toHaveAttribute("src", lawn.url);
  expect(screen.getByLabelText(/Image description \(English\)/)).toHaveValue("A lawn");
});

test("a list that cannot be loaded is tried again; Escape leaves the form as it was", async () => {
  const api = new FakeApi();
  api.on("GET /api/uploads", errorReply(500, "internal"));
  const user = await openForm(api, "ja");
  const button = await screen.findByRole("button", { name: "アップロード済みの画像を使う" });
  await user.click(button);
  const dialog = await screen.findByRole("dialog", { name: "アップロード済みの画像" });
  await within(dialog).findByText("一覧を読み込めませんでした。もう一度お試しください。");
  api.on("GET /api/uploads", { status: 200, body: { uploads: [] } });
  await user.click(within(dialog).getByRole("button", { name: "最新の情報に更新" }));
  await within(dialog).findByText("アップロードされたファイルはまだありません。");
  await user.click(within(dialog).getByRole("button", { name: "キャンセル" }));
  expect(button).toHaveFocus();
});
