import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import english from "../../../locales/en/admin.json";
import englishUploads from "../../../locales/en/adminUploads.json";
import { eventParts } from "../../events/event-parts";
import { errorReply, FakeApi, someEvent, type Reply } from "../../test-support/fake-api";
import { openForm, renderAdmin } from "../../test-support/render-admin";

const stored = { status: 201, body: { path: "/media/2026/picture-1a2b3c4d.jpg", width: 800, height: 600 } };
const river = new File(["river"], "river.jpg", { type: "image/jpeg" });
const markdown = "![A river](/media/2026/picture-1a2b3c4d.jpg)";
const { textPictures: texts, image } = english;
const { document: document_ } = englishUploads;

const transfer = (file: File, text = "", html = "") => ({
  files: [file],
  types: ["Files"],
  getData: (type: string) => (type === "text/html" ? html : text),
});
const textArea = (label = "Description (English)") =>
  screen.getByLabelText<HTMLTextAreaElement>(new RegExp(`^${label.replace(/[()]/g, "\\$&")}`));
const dialog = () => screen.findByRole("dialog", { name: texts.insert });

beforeEach(() => window.history.replaceState(null, "", "/"));

async function start(api = new FakeApi(), reply: Parameters<FakeApi["on"]>[1] = stored) {
  api.on("POST /api/pictures", reply);
  const { user } = renderAdmin(eventParts, api);
  await screen.findByRole("button", { name: "New event" });
  await openForm();
  return { api, user };
}

async function describe_(user: UserEvent, description = "A river"): Promise<void> {
  const asked = await dialog();
  await user.type(within(asked).getByLabelText(/^Image description \(English\)/), description);
  await user.click(within(asked).getByRole("button", { name: texts.insert }));
}

/** A reply that comes when the test says so. */
function later() {
  let answer: (reply: Reply) => void = () => undefined;
  return { reply: () => new Promise<Reply>((resolve) => (answer = resolve)), answer: (reply: Reply) => answer(reply) };
}

test("a picture dropped on a text is described, sent, and inserted where the cursor was, though the text was changed meanwhile", async () => {
  const upload = later();
  const { api, user } = await start(new FakeApi(), upload.reply);
  const area = textArea();
  await user.type(area, "Before after");
  area.setSelectionRange(7, 7);
  fireEvent.drop(area, { dataTransfer: transfer(river) });

  // Not without a description, unless the picture is decorative.
  const asked = await dialog();
  await user.click(within(asked).getByRole("button", { name: texts.insert }));
  expect(within(asked).getByText(image.altRequired)).toBeInTheDocument();
  expect(within(asked).getByLabelText(/^Image description \(English\)/)).toHaveFocus();
  expect(within(asked).queryByLabelText(/Japanese/)).not.toBeInTheDocument();
  await describe_(user);

  // Sent while the person writes on.
  expect(await screen.findByText("50% sent")).toBeInTheDocument();
  expect(area).toHaveFocus();
  area.setSelectionRange(12, 12);
  await user.keyboard(" all");
  area.setSelectionRange(0, 0);
  await user.keyboard("So: ");
  upload.answer(stored);
  await waitFor(() => expect(area).toHaveValue(`So: Before ${markdown}after all`));
  expect(area.selectionStart).toBe(4);
  expect(area).toHaveFocus();
  expect(screen.getByText(texts.inserted)).toBeInTheDocument();
  expect(api.sentTo("POST /api/pictures")[0]?.fields).toEqual({ image: expect.any(File) });
  // The item's own picture is another one.
  expect(screen.queryByText(/^New image/)).not.toBeInTheDocument();
});

test("a pasted picture goes into the text; words with a picture of them stay words", async () => {
  const { user } = await start();
  const area = textArea();
  await user.click(area);
  fireEvent.paste(area, { clipboardData: transfer(river, "words", "<b>words</b>") });
  fireEvent.paste(area, { clipboardData: transfer(river, "", "<b>words</b>") });
  await waitFor(() => expect(area).toHaveValue("**words****words**"));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  // As a browser copies a picture of a website.
  fireEvent.paste(area, {
    clipboardData: transfer(river, "", '<meta charset="utf-8"><img src="https://a.example/a.jpg">'),
  });
  await user.click(within(await dialog()).getByLabelText(image.decorative));
  await user.click(within(await dialog()).getByRole("button", { name: texts.insert }));
  await waitFor(() => expect(area).toHaveValue("**words****words**![](/media/2026/picture-1a2b3c4d.jpg)"));
});

test.each(["drop", "paste"] as const)("a PDF that comes by %s becomes a link, described as a document", async (way) => {
  const upload = later();
  const api = new FakeApi();
  api.on("POST /api/documents", upload.reply);
  const { user } = await start(api);
  await user.type(textArea(), "See: ");
  // Some programs name no type.
  const agenda = transfer(new File(["%PDF-1.4"], "Agenda_2026.PDF", { type: way === "drop" ? "" : "application/pdf" }));
  if (way === "drop") fireEvent.drop(textArea(), { dataTransfer: agenda });
  else fireEvent.paste(textArea(), { clipboardData: agenda });
  const asked = await screen.findByRole("dialog", { name: document_.insert });
  expect(within(asked).getByLabelText(/^Link text \(English\)/)).toHaveValue("Agenda 2026");
  await user.click(within(asked).getByRole("button", { name: document_.insert }));
  expect(await screen.findByRole("progressbar")).toHaveAccessibleName("Sending the file…");
  upload.answer({ status: 201, body: { path: "/media/2026/agenda-2026-1a2b3c4d.pdf" } });
  await waitFor(() => expect(textArea()).toHaveValue("See: [Agenda 2026](/media/2026/agenda-2026-1a2b3c4d.pdf)"));
  expect(screen.getByText(document_.inserted)).toBeInTheDocument();
});

test.each([
  ["会場案内図.pdf", { English: "", Japanese: "会場案内図" }],
  ["Annual_Guide.pdf", { English: "Annual Guide", Japanese: "" }],
])("the name %s is proposed for the text of its own language alone", async (name, proposed) => {
  const { user } = await start();
  await user.type(textArea(), "Map");
  await user.type(textArea("Description (Japanese)"), "地図");
  fireEvent.drop(textArea(), { dataTransfer: transfer(new File(["%PDF-1.4"], name, { type: "application/pdf" })) });
  const asked = await screen.findByRole("dialog", { name: document_.insert });
  for (const [language, text] of Object.entries(proposed))
    expect(within(asked).getByLabelText(new RegExp(`^Link text \\(${language}\\)`))).toHaveValue(text);
  await user.click(within(asked).getByRole("button", { name: document_.insert }));
  const said = proposed.English === "" ? document_.required : document_.requiredJapanese;
  expect(within(asked).getByText(said)).toBeInTheDocument();
});

test("one upload, two descriptions: the text in the other language gets the picture at its end", async () => {
  const { api, user } = await start();
  await user.type(textArea(), "River walk");
  await user.type(textArea("Description (Japanese)"), "川沿いの散歩");
  fireEvent.drop(textArea(), { dataTransfer: transfer(river) });
  const asked = await dialog();
  expect(within(asked).getByLabelText(texts.inBoth.ja)).toBeChecked();
  await user.type(within(asked).getByLabelText(/^Image description \(English\)/), "A river");
  await user.click(within(asked).getByRole("button", { name: texts.insert }));
  expect(within(asked).getByText(image.altRequiredJapanese)).toBeInTheDocument();
  await user.type(within(asked).getByLabelText(/^Image description \(Japanese\)/), "川");
  await user.click(within(asked).getByRole("button", { name: texts.insert }));
  await waitFor(() => expect(textArea()).toHaveValue(`River walk${markdown}`));
  expect(textArea("Description (Japanese)")).toHaveValue("川沿いの散歩\n\n![川](/media/2026/picture-1a2b3c4d.jpg)");
  expect(textArea()).toHaveFocus();
  expect(api.sentTo("POST /api/pictures")).toHaveLength(1);
});

test("a picture that fails says why, loses nothing, and can be tried again", async () => {
  const api = new FakeApi();
  const { user } = await start(api, "offline");
  await user.type(textArea(), "Text");
  fireEvent.drop(textArea(), { dataTransfer: transfer(river) });
  await describe_(user);
  expect(await screen.findByRole("alert")).toHaveTextContent(texts.network);
  api.on("POST /api/pictures", errorReply(503, "store-busy"));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText(`${texts.failed} message of store-busy`)).toBeInTheDocument();
  expect(textArea()).toHaveValue("Text");
  api.on("POST /api/pictures", stored);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(textArea()).toHaveValue(`Text${markdown}`));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();

  fireEvent.drop(textArea(), { dataTransfer: transfer(new File(["<svg/>"], "a.svg", { type: "image/svg+xml" })) });
  expect(await screen.findByRole("alert")).toHaveTextContent(image.wrongType);
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("a picture is not inserted in the middle of a Japanese conversion, nor into another item's text", async () => {
  const upload = later();
  const api = new FakeApi();
  api.on("GET /api/collections/events", { status: 200, body: [someEvent()] });
  const { user } = await start(api, upload.reply);
  fireEvent.drop(textArea(), { dataTransfer: transfer(river) });
  await describe_(user);
  await screen.findByText("50% sent");
  fireEvent.compositionStart(textArea());
  upload.answer(stored);
  await new Promise((resolve) => setTimeout(resolve));
  expect(textArea()).toHaveValue("");
  fireEvent.compositionEnd(textArea());
  await waitFor(() => expect(textArea()).toHaveValue(markdown));

  await user.clear(textArea());
  fireEvent.drop(textArea(), { dataTransfer: transfer(river) });
  await describe_(user);
  await screen.findByText("50% sent");
  await user.click(screen.getByRole("button", { name: "Edit" }));
  await waitFor(() => expect(textArea()).toHaveValue("Meet **members**."));
  upload.answer(stored);
  expect(await screen.findByText(texts.notInserted)).toBeInTheDocument();
  expect(textArea()).toHaveValue("Meet **members**.");
});

test("a save that is asked for meanwhile waits for the picture", async () => {
  const upload = later();
  const api = new FakeApi();
  api.on("GET /api/collections/events", { status: 200, body: [someEvent()] });
  const { user } = await start(api, upload.reply);
  await user.click(screen.getByRole("button", { name: "Edit" }));
  await waitFor(() => expect(textArea()).toHaveValue("Meet **members**."));
  fireEvent.drop(textArea(), { dataTransfer: transfer(river) });
  await describe_(user);
  await screen.findByText("50% sent");
  api.on("PUT /api/collections/events/2026-12-12-networking-night", errorReply(503, "store-busy"));
  await user.click(screen.getByRole("button", { name: "Save Changes" }));
  expect(api.sentTo("PUT /api/collections/events/2026-12-12-networking-night")).toHaveLength(0);
  // Not without a picture that failed.
  upload.answer(errorReply(503, "store-busy"));
  await screen.findByText(`${texts.failed} message of store-busy`);
  expect(screen.getByRole("button", { name: "Save Changes" })).toHaveAttribute("aria-disabled", "false");
  expect(api.sentTo("PUT /api/collections/events/2026-12-12-networking-night")).toHaveLength(0);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText("50% sent");
  await user.click(screen.getByRole("button", { name: "Save Changes" }));
  expect(screen.getByRole("button", { name: english.form.uploading })).toBeInTheDocument();
  upload.answer(stored);
  await waitFor(() => expect(api.sentTo("PUT /api/collections/events/2026-12-12-networking-night")).toHaveLength(1));
  expect(api.sentTo("PUT /api/collections/events/2026-12-12-networking-night")[0]?.fields["description"]).toContain(
    markdown,
  );
});
