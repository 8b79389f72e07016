import { screen, waitFor, within } from "@testing-library/react";
import type { ImportTable } from "../../../../content/model/api/import-answer";
import type { Language } from "../../../../content/model/text/language";
import english from "../../../locales/en/adminContent.json";
import japanese from "../../../locales/ja/adminContent.json";
import { companyForm, contentApi } from "../../test-support/content-api";
import { errorReply, type Reply } from "../../test-support/fake-api";
import { renderStaffPage } from "../../test-support/render-staff-page";
import { fill, wordsOf } from "../../kit/services/words";
import { ContentApp } from "../ContentApp";

const table: ImportTable = {
  rows: [
    { row: 2, kind: "changed", id: "a", title: "Akiya", fields: [{ label: "Address", before: "Old", after: "" }] },
    { row: 3, kind: "new", id: "b", title: "Brightz", fields: [{ label: "Name", before: "", after: "Brightz" }] },
  ],
  unchanged: 4,
  faults: [],
  faultCount: 0,
  ignored: ["memo"],
  plan: "f".repeat(64),
};
const faulty: ImportTable = {
  ...table,
  faults: [{ row: 3, column: "Website", message: "is no link" }],
  faultCount: 1,
};
const file = () => new File(["_id\na\n"], "companies.csv", { type: "text/csv" });

function open(answer: object, language: Language = "en") {
  window.history.replaceState(null, "", "/adminContent?in=companies");
  const { api } = contentApi([{ form: companyForm, entries: [] }]);
  api.on("POST /api/importCompanies", answer as never);
  return renderStaffPage(<ContentApp />, api, language);
}

beforeEach(() => localStorage.clear());

test.each([
  ["en", english.table, wordsOf("en")],
  ["ja", japanese.table, wordsOf("ja")],
] as const)(
  "a table shows what it would change, one press saves it and one takes it back: %s",
  async (language, own, common) => {
    const waiting: ((reply: Reply) => void)[] = [];
    const later = () => new Promise<Reply>((resolve) => waiting.push(resolve));
    const { user, api } = open(later, language);
    expect(await screen.findByRole("link", { name: own.download })).toHaveAttribute(
      "href",
      expect.stringContaining(`/api/exportCompanies?lng=${language}`),
    );
    await user.upload(screen.getByLabelText(own.choose), file());
    await screen.findByText(own.reading);
    waiting.pop()?.({ status: 200, body: table });
    const changes = within(await screen.findByRole("table", { name: own.caption }));
    const [, first, second] = changes.getAllByRole("row");
    expect(first).toHaveTextContent(`2AkiyaAddressOld${own.empty}`);
    expect(second).toHaveTextContent(`3${fill(own.new, { title: "Brightz" })}Name${own.empty}Brightz`);
    expect(screen.getByText(own.unchanged.replace("{count}", "4"))).toBeVisible();
    expect(screen.getByText(own.ignored.replace("{columns}", "memo"))).toBeVisible();
    await user.click(screen.getByRole("button", { name: own.apply.replace("{count}", "2") }));
    await screen.findByText(common.form.saving);
    waiting.pop()?.({ status: 200, body: { commit: "d".repeat(40) } });
    await screen.findByText(own.applied);
    api.on("POST /api/undoImport", later);
    await user.click(screen.getByRole("button", { name: own.undo }));
    await screen.findByText(common.publishing.undoing);
    waiting.pop()?.({ status: 200, body: { commit: "c".repeat(40) } });
    await screen.findByText(own.undone);
    expect(api.sentTo("POST /api/undoImport")).toHaveLength(1);
    // The list is loaded again after each of them.
    await waitFor(() => expect(api.sentTo("GET /api/collections/companies")).toHaveLength(3));
  },
);

test("faults are shown by row and column, and nothing can be saved then", async () => {
  const { user } = open({ status: 200, body: faulty });
  await user.upload(await screen.findByLabelText(english.table.choose), file());
  expect(await screen.findByRole("alert")).toHaveTextContent(english.table.faultsOne);
  expect(
    within(screen.getByRole("table", { name: english.table.faultsCaption })).getByText("is no link"),
  ).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Save/ })).not.toBeInTheDocument();
});

test("a table that says nothing new says so; a refusal and somebody else's save are told", async () => {
  const { user, api } = open({ status: 200, body: { ...table, rows: [], ignored: [] } });
  const choose = async () => user.upload(await screen.findByLabelText(english.table.choose), file());
  await choose();
  await screen.findByText(english.table.none);
  api.on(
    "POST /api/importCompanies",
    errorReply(400, "invalid-input", { message: "The file is not a table of text." }),
  );
  await choose();
  expect(await screen.findByText("The file is not a table of text.")).toBeVisible();
  api.on("POST /api/importCompanies", { status: 200, body: table });
  await choose();
  const save = await screen.findByRole("button", { name: "Save 2 companies" });
  api.on("POST /api/importCompanies", errorReply(409, "stale-version"));
  await user.click(save);
  expect(await screen.findByText(english.table.changed)).toBeVisible();
});
