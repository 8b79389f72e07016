import { screen } from "@testing-library/react";
import { FakeApi } from "../../test-support/fake-api";
import { renderStaffPage } from "../../test-support/render-staff-page";
import { FieldMarkNote } from "./FieldMarkNote";

test.each([
  ["en", "Outdated since Jun 12, 2026: the English text changed"],
  ["ja", "更新が必要：2026年6月12日に英語を変更"],
] as const)("a text that is outdated says since when, by the day in Japan: %s", (language, words) => {
  const mark = { state: "outdated", language: "ja", since: "2026-06-11T16:00:00Z" } as const;
  renderStaffPage(<FieldMarkNote id="mark" mark={mark} checked={false} />, new FakeApi(), language);
  expect(screen.getByText(words)).toBeInTheDocument();
});
