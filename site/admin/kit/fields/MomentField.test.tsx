import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import type { Language } from "../../../../content/model/text/language";
import { createClient } from "../../client";
import type { Sites } from "../../host";
import { ServicesProvider } from "../services/services";
import { EndOfSession } from "../services/end-of-session";
import { wordsOf } from "../services/words";
import { MomentField } from "./MomentField";
import { momentFault, momentInWords, openMoment, partsOfMoment } from "../dates/moment-parts";

const named = (name: string) => ({ secondTime: { zone: "Asia/Singapore", name } });
const sites = { en: named("SGT"), ja: named("シンガポール時間") } as unknown as Sites;

function renderField(value: string, language: Language = "en", error?: string) {
  let held = value;
  function Page() {
    const [typed, setTyped] = useState(value);
    held = typed;
    return <MomentField field={{ id: "from", value: typed, error, onChange: setTyped }} label="From" />;
  }
  const words = wordsOf(language);
  const services = {
    language,
    apiBase: "",
    endOfSession: new EndOfSession(),
    words,
    client: createClient("", language),
    loadEditor: () => new Promise<never>(() => undefined),
    sites,
    now: () => new Date(0),
  } as const;
  render(
    <ServicesProvider value={services}>
      <Page />
    </ServicesProvider>,
  );
  const control = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  return { day: control(words.dates.day), time: control(words.dates.clock), value: () => held };
}

const type = (control: HTMLElement, value: string) => fireEvent.change(control, { target: { value } });

test.each([
  ["2026-12-01T09:00+09:00", "2026-12-01", "09:00"],
  ["2026-11-30T23:30:00Z", "2026-12-01", "08:30"],
  ["2026-12-01 00:05 +0900", "2026-12-01", "00:05"],
  [openMoment, "", ""],
  ["T07:00+09:00", "", "07:00"],
])("%s is %s %s on the clock in Japan", (text, day, time) => {
  expect(partsOfMoment(text)).toEqual({ day, time });
});

test("a day is proposed with nine o'clock, and both are one moment in Japan time", () => {
  const { day, time, value } = renderField("");
  type(day, "2026-12-01");
  expect([time.value, value()]).toEqual(["09:00", "2026-12-01T09:00+09:00"]);
  type(time, "18:30");
  expect(value()).toBe("2026-12-01T18:30+09:00");
  expect(screen.getByRole("status")).toHaveTextContent("Tue, Dec 1 17:30 SGT");
  type(time, "");
  expect(value()).toBe("2026-12-01T+09:00");
});

test.each([
  ["en", "The file says “tomorrow at nine”, which is not a day and a time. Choose them here"],
  ["ja", "ファイルには「tomorrow at nine」とあり、日時として読み取れません。日付と時刻を選んでください"],
] as const)("a moment that cannot be read is named and stays until one is chosen (%s)", (language, sentence) => {
  const { day, value } = renderField("tomorrow at nine", language);
  expect(screen.getByText(sentence)).toBeVisible();
  expect(day).toHaveAccessibleDescription(sentence);
  expect([day.value, value()]).toEqual(["", "tomorrow at nine"]);
  type(day, "2026-12-01");
  expect(value()).toBe("2026-12-01T09:00+09:00");
  expect(screen.queryByText(sentence)).toBeNull();
});

test("its error belongs to both controls", () => {
  const { day, time } = renderField(openMoment, "en", "Choose a day and a time");
  for (const control of [day, time]) {
    expect(control).toBeInvalid();
    expect(control).toHaveAccessibleDescription("Choose a day and a time");
  }
});

test.each(["en", "ja"] as const)("a year that is not typed in full is no time: %s", (language) => {
  const { day, value } = renderField("", language);
  type(day, "0026-12-01");
  const { momentYear, momentRequired } = wordsOf(language).dates;
  expect(momentFault(value(), wordsOf(language))).toBe(momentYear);
  expect(momentFault("2026-12-01T+09:00", wordsOf(language))).toBe(momentRequired);
  expect(day).toHaveAttribute("min", "2000-01-01");
});

test.each([
  ["en", "Tuesday, December 1, 2026, 09:00 Japan time"],
  ["ja", "2026年12月1日（火）09:00（日本時間）"],
] as const)("a moment in words (%s)", (language, words) => {
  expect(momentInWords(Date.parse("2026-12-01T00:00Z"), language, wordsOf(language))).toBe(words);
});
