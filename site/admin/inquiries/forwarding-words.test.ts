/** @jest-environment node */
import type { InquiryAnswer } from "../../../content/model/api/inquiry-answer";
import { someInquiry } from "../test-support/inquiries";
import { forwardingFailed, forwardingWords } from "./forwarding-words";

const nextTryAt = "2026-11-20T23:49:00.000Z";
const failed = { kind: "waiting", attempts: 2, nextTryAt, lastFailure: "EAUTH 535" } as const;
type Row = readonly [Partial<InquiryAnswer>, en: string, ja: string];

const rows: readonly Row[] = [
  [
    { forwarding: { kind: "off" } },
    "Not forwarded by email, only in this inbox",
    "転送していません（この受信箱にのみ保存されています）",
  ],
  [{ forwarding: { kind: "waiting", attempts: 0, nextTryAt } }, "Waiting to be forwarded by email", "転送待ちです"],
  [
    { forwarding: failed },
    "Forwarding by email has failed so far (EAUTH 535). Tries: 2. Next try: Sat, Nov 21, 2026, 08:49",
    "転送できていません（EAUTH 535）。これまでに2回試しました。次回は2026年11月21日（土）08:49の予定です。",
  ],
  [
    { forwarding: failed, state: "done" },
    "Not forwarded, because it was done first",
    "転送前に対応済みになったため、転送していません",
  ],
  [
    { forwarding: { kind: "sent", at: nextTryAt } },
    "Forwarded by email: Sat, Nov 21, 2026, 08:49",
    "転送済み：2026年11月21日（土）08:49",
  ],
];

test.each(rows)("%o", (changes, en, ja) => {
  expect(forwardingWords(someInquiry(changes), "en")).toBe(en);
  expect(forwardingWords(someInquiry(changes), "ja")).toBe(ja);
});

test("only what failed and is still open needs attention", () => {
  expect(rows.map(([changes]) => forwardingFailed(someInquiry(changes)))).toEqual([false, false, true, false, false]);
});
