import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { FakeApi, someNews } from "../test-support/fake-api";
import { dialogSaying, openForm, renderAdmin } from "../test-support/render-admin";
import { newsParts } from "./news-parts";

/** The browser's translator; its answers wait where `hold` says so. */
class TranslatorDouble {
  readonly asked: string[] = [];
  destroyed = 0;
  availability: "available" | "unavailable" = "available";
  release: (() => void) | undefined;
  hold = false;
  /** Of what it breaks, which is refused. */
  breaks = /^$/;
  /** Of what it gives back as it is. */
  keeps = /^$/;

  install(): void {
    const translate = async (text: string, { signal }: { readonly signal: AbortSignal }): Promise<string> => {
      this.asked.push(text);
      if (this.hold)
        await new Promise<void>((resolve, reject) => {
          this.release = resolve;
          signal.addEventListener("abort", () => reject(new DOMException("stopped", "AbortError")));
        });
      if (this.breaks.test(text)) return "";
      return this.keeps.test(text) ? text : `訳「${text}」`;
    };
    (globalThis as { Translator?: unknown }).Translator = {
      availability: () => Promise.resolve(this.availability),
      create: () => Promise.resolve({ translate, destroy: () => (this.destroyed += 1) }),
    };
  }
}

let translator: TranslatorDouble;
beforeEach(() => {
  localStorage.clear();
  translator = new TranslatorDouble();
  translator.install();
});
afterEach(() => delete (globalThis as { Translator?: unknown }).Translator);

const api = () => {
  const made = new FakeApi();
  made.on("GET /api/collections/companies", { status: 200, body: [{ _id: "k", name: "Kopiya", name_jp: "コピヤ" }] });
  made.on("GET /api/collections/people", { status: 500 });
  return made;
};
const offer = "Translate into Japanese on this device";
const button = (name: string) => screen.getByRole("button", { name });
const offered = () => screen.queryByRole("button", { name: offer });
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });

async function openNew() {
  const page = renderAdmin(newsParts, api());
  await screen.findByRole("heading", { name: "Existing News" });
  await openForm();
  type(/^Date/, "2026-11-20");
  type(/^Title \(English\)/, "Kopiya opens");
  type(/^Content \(English\)/, "# Come\n\n[Here](/x), please.");
  return page;
}

test("the empty texts are translated with their structure and names, marked, and saved as a machine's", async () => {
  const page = await openNew();
  page.api.on("POST /api/collections/news", ({ fields }) => ({
    status: 201,
    body: { item: someNews(fields), version: "a".repeat(40), commit: "b".repeat(40) },
  }));
  fireEvent.click(button(offer));
  await screen.findByText("Translated. Please read the translation before you save.");
  expect(field(/^Title \(Japanese\)/)).toHaveValue("訳「コピヤ opens」");
  expect(field(/^Content \(Japanese\)/)).toHaveValue("# 訳「Come」\n\n訳「[訳「Here」](/x), please.」");
  expect(field(/^Title \(English\)/)).toHaveValue("Kopiya opens");
  expect(screen.getAllByText("Machine translation, please check")).toHaveLength(2);
  expect(translator.destroyed).toBe(1);
  expect(offered()).not.toBeInTheDocument();

  type(/^Title \(Japanese\)/, "コピヤが開店");
  expect(screen.getAllByText("Machine translation, please check")).toHaveLength(1);
  fireEvent.click(button("Add News"));
  const dialog = await dialogSaying("Are you sure you want to add this news item? This action cannot be undone.");
  fireEvent.click(within(dialog).getByRole("button", { name: "Add News" }));
  await waitFor(() => expect(page.api.sentTo("POST /api/collections/news")).toHaveLength(1));
  expect(page.api.sentTo("POST /api/collections/news")[0]?.fields["machine"]).toEqual(["content_jp"]);
});

test("one press confirms what a machine has written", async () => {
  await openNew();
  fireEvent.click(button(offer));
  fireEvent.click(await screen.findByRole("button", { name: "Confirm the machine translation" }));
  expect(screen.queryByText("Machine translation, please check")).not.toBeInTheDocument();
  expect(screen.getByText("Confirmed. Save to keep this.")).toHaveFocus();
});

test("what is typed meanwhile is not overwritten, and a filled text is never translated", async () => {
  await openNew();
  type(/^Title \(Japanese\)/, "開店");
  translator.hold = true;
  fireEvent.click(button(offer));
  await waitFor(() => expect(translator.asked).toEqual(["Come"]));
  type(/^Content \(Japanese\)/, "来てください。");
  translator.hold = false;
  translator.release?.();
  await screen.findByText("Translated. Please read the translation before you save.");
  expect(field(/^Content \(Japanese\)/)).toHaveValue("来てください。");
  expect(field(/^Title \(Japanese\)/)).toHaveValue("開店");
  expect(screen.queryByText("Machine translation, please check")).not.toBeInTheDocument();
});

test("it can be cancelled, and then no text is changed", async () => {
  await openNew();
  translator.hold = true;
  fireEvent.click(button(offer));
  await waitFor(() => expect(translator.asked).toHaveLength(1));
  fireEvent.click(button("Cancel the translation"));
  await screen.findByText("Cancelled. No text was changed.");
  await waitFor(() => expect(translator.destroyed).toBe(1));
  expect(field(/^Title \(Japanese\)/)).toHaveValue("");
  expect(button(offer)).toBeEnabled();
});

test.each([
  [/./, "The browser could not translate the texts. No text was changed. Please try again.", "", ""],
  [/Come|Here|please/, /^Some texts are translated; the browser could not/, "訳「コピヤ opens」", ""],
])("what the translator breaks (%s) is neither filled in nor marked", async (breaks, said, title, content) => {
  translator.breaks = breaks;
  await openNew();
  fireEvent.click(button(offer));
  await screen.findByText(said);
  expect(field(/^Title \(Japanese\)/)).toHaveValue(title);
  expect(field(/^Content \(Japanese\)/)).toHaveValue(content);
  expect(screen.queryAllByText("Machine translation, please check")).toHaveLength(title === "" ? 0 : 1);
  expect(offered()).toBeInTheDocument();
});

test("a text that is the same in both languages is translated by itself", async () => {
  translator.keeps = /^BCCJ$/;
  await openNew();
  type(/^Title \(English\)/, "BCCJ");
  fireEvent.click(button(offer));
  await screen.findByText("Translated. Please read the translation before you save.");
  expect(field(/^Title \(Japanese\)/)).toHaveValue("BCCJ");
});

test("a browser that does not know the languages says so", async () => {
  translator.availability = "unavailable";
  await openNew();
  fireEvent.click(button(offer));
  await screen.findByText(/^This browser cannot translate between English and Japanese/);
});

test("a browser without a translator is offered none", async () => {
  delete (globalThis as { Translator?: unknown }).Translator;
  await openNew();
  expect(offered()).not.toBeInTheDocument();
});
