import { screen, waitFor, within } from "@testing-library/react";
import { eventParts } from "../../events/event-parts";
import { errorReply, FakeApi } from "../../test-support/fake-api";
import { dialogSaying, renderAdmin } from "../../test-support/render-admin";

const pictures = [
  { path: "media/2026/old-desk.jpg", url: "/media/2026/old-desk.jpg", bytes: 340_000, usedBy: [] },
  {
    path: "media/2026/desk.jpg",
    url: "/media/2026/desk.jpg",
    bytes: 120_000,
    usedBy: [{ kind: "news", _id: "a", title: "New office", title_jp: "新事務所" }],
  },
];

async function openPictures(api: FakeApi) {
  api.on("GET /api/pictures", { status: 200, body: { pictures } });
  const { user } = renderAdmin(eventParts, api);
  await user.click(await screen.findByRole("button", { name: "Show images" }));
  await screen.findByText("2 images, 1 of them unused (340 KB)");
  return user;
}

test("only what nothing uses can be deleted, after asking; the list is fetched again", async () => {
  const api = new FakeApi();
  const user = await openPictures(api);
  expect(screen.getByText("Used by: New office")).toBeInTheDocument();
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
  await user.click(await screen.findByRole("button", { name: "画像を表示" }));
  expect(await screen.findByText("使用中：新事務所")).toBeInTheDocument();
});
