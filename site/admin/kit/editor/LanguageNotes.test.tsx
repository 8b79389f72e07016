import { screen } from "@testing-library/react";
import { FakeApi } from "../../test-support/fake-api";
import { renderStaffPage } from "../../test-support/render-staff-page";
import { LanguageNotes } from "./LanguageNotes";

test.each([
  ["en", "Notes on the text", 'The text says "3,500 yen" in English, but "3,000円" in Japanese.'],
  ["ja", "文章についてのお知らせ", "英語では「3,500 yen」、日本語では「3,000円」となっており、内容に差があります。"],
] as const)(
  "below two texts that disagree a quiet list says what each of them says: %s",
  async (language, label, note) => {
    renderStaffPage(
      <LanguageNotes en="Students pay 3,500 yen." ja="学生は3,000円です。" day="" />,
      new FakeApi(),
      language,
    );
    const list = await screen.findByRole("list", { name: label });
    expect(list).toHaveTextContent(note);
    // Neither an alert nor announced while somebody types.
    expect(list.closest('[role="status"], [role="alert"], [aria-live]')).toBeNull();
  },
);

test("a weekday is that of the year of the entry's own day", async () => {
  renderStaffPage(<LanguageNotes en="" ja="12月10日（水）に開催します。" day="2026-12-10" />, new FakeApi(), "ja");
  const note = "「12月10日（水）」とありますが、2026年のこの日は木曜日です。";
  expect(await screen.findByText(note)).toBeVisible();
});
