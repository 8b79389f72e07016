import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { PreviewAnswer } from "../../../../content/model/api/collection-answers";
import { eventParts } from "../../events/event-parts";
import { newsParts } from "../../news/news-parts";
import { errorReply, FakeApi, someEvent, someNews } from "../../test-support/fake-api";
import { openForm, renderAdmin } from "../../test-support/render-admin";
import type { DatedParts } from "../app/dated-kind";

const today = "2026-11-21";
const call = "POST /api/previewEntry";

/** An API that renders a page with the title and the picture that are asked for; without a picture with the stored one. */
function rendering(api = new FakeApi()) {
  api.on("GET /api/collections/events", { status: 200, body: [someEvent({ priceGuests: 3000 })] });
  api.on("GET /api/collections/news", { status: 200, body: [someNews({ image: "/media/2026/a.jpg", imageAlt: "A" })] });
  api.on(call, ({ fields: question }) => {
    const { title = "", image } = question["fields"] as { title?: string; image?: string | null };
    const picture = image === null ? "" : `<img src="${image ?? "/media/2026/a.jpg"}">`;
    const body: PreviewAnswer = {
      pages: [{ path: "/events/x", language: "en", title }],
      total: 1,
      page: "/events/x",
      html: `<!doctype html><html><body><h1>${title}</h1>${picture}</body></html>`,
    };
    return { status: 200, body };
  });
  return api;
}

const asked = (api: FakeApi) => api.sentTo(call).at(-1)?.fields["fields"];
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

async function openNew(parts: DatedParts, api = rendering()) {
  renderAdmin(parts, api);
  await screen.findAllByRole("article");
  await openForm();
  press("Show preview");
  return api;
}

async function openStored(parts: DatedParts, api = rendering()) {
  renderAdmin(parts, api);
  await screen.findByRole("article");
  press("Edit");
  await screen.findByRole("heading", { name: /^Edit / });
  press("Show preview");
  return api;
}

/** Resolves once the page in the window is as expected. */
const shows = (expected: RegExp) =>
  waitFor(() => expect(screen.getByTitle<HTMLIFrameElement>(/^Preview: /).srcdoc).toMatch(expected));

test("an empty form has a preview: today and a mark stand for what is not there yet", async () => {
  const api = await openNew(eventParts);
  await shows(/<h1>…</);
  expect(asked(api)).toMatchObject({ date: today, title: "…", description: "…" });
  type(/^Title \(English\)/, " Carols ");
  await shows(/<h1>Carols</);
  expect(asked(api)).toMatchObject({ date: today, title: "Carols", description: "…" });
  expect(screen.queryByText(/^This changes/)).not.toBeInTheDocument();
  type(/^Date/, "2026-12-24");
  type(/^Description \(English\)/, "Sing.");
  await screen.findByText(/^This changes 1 page/);
});

test("while the website is prepared the preview says so, and comes by itself", async () => {
  const message = "There is no preview at the moment.";
  const api = rendering();
  api.on(call, errorReply(503, "preview-unavailable", { message }));
  await openNew(eventParts, api);
  await screen.findByText(message);
  rendering(api);
  await shows(/<h1>…</);
  expect(screen.queryByText(message)).not.toBeInTheDocument();
});

test("what is wrong is not in it; nothing of a stored item is replaced by it", async () => {
  const api = await openStored(eventParts);
  await waitFor(() => expect(asked(api)).toEqual({}));
  type(/^Price for guests/, "x");
  type(/^Price for members/, "３,０００");
  await waitFor(() => expect(asked(api)).toEqual({ priceMembers: 3000 }));
  type(/^Title \(English\)/, "");
  type(/^Price for members/, "4000");
  await waitFor(() => expect(asked(api)).toEqual({ priceMembers: 4000 }));
});

test("a picture that is not sent yet is shown, and one that is taken off is not", async () => {
  const api = await openStored(newsParts);
  await shows(/src="\/media\/2026\/a\.jpg"/);
  const choose = (name: string) =>
    fireEvent.change(screen.getByLabelText("Choose another image"), {
      target: { files: [new File(["png"], name, { type: "image/png" })] },
    });
  choose("desk.png");
  await shows(/src="blob:desk\.png"/);
  choose("chair.png");
  await shows(/src="blob:chair\.png"/);
  press("Remove image");
  await waitFor(() => expect(asked(api)).toMatchObject({ image: null }));
  await shows(/<\/h1><\/body>/);
});
