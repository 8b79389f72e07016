import { fault } from "../content/model/problems/fault";
import { ApiError, errorAnswer, toApiError } from "./errors";
import { StoreError } from "./store/content-store";

test.each([
  ["starting", 503, "store-unavailable"],
  ["busy", 503, "store-busy"],
  ["no-branch", 503, "store-unavailable"],
  ["disk-full", 507, "disk-full"],
  ["read-only", 503, "store-unavailable"],
  ["closed", 503, "store-unavailable"],
  ["invalid-change", 500, "internal"],
  ["failed", 500, "internal"],
] as const)("the store's %s becomes %i %s", (code, status, expected) => {
  const error = toApiError(new StoreError(code, "detail for the log"));
  expect([error.status, error.code]).toEqual([status, expected]);
  expect(JSON.stringify(errorAnswer(error, "en"))).not.toContain("detail for the log");
});

test("waiting is asked for where waiting helps", () => {
  for (const code of ["starting", "busy", "no-branch", "read-only", "closed"] as const) {
    expect(toApiError(new StoreError(code, "")).details.retryAfter).toBeGreaterThan(0);
  }
});

test("a full disk outside the store is 507 as well, anything unforeseen 500 without its words", () => {
  expect(toApiError(Object.assign(new Error("x"), { code: "ENOSPC" })).status).toBe(507);
  const error = toApiError(new Error("/srv/secret/path"));
  expect(error.status).toBe(500);
  expect(JSON.stringify(errorAnswer(error, "en"))).not.toContain("secret");
});

test("words and field messages come in the language asked for", () => {
  const error = new ApiError("invalid-input", {
    fields: { title: fault("required"), date: fault("dateForm", { got: "$& May 3" }) },
  });
  expect(errorAnswer(error, "ja")).toEqual({
    error: {
      code: "invalid-input",
      message: "入力内容をご確認ください。",
      fields: {
        title: "必須項目です",
        date: 'YYYY-MM-DDの形式で入力してください（入力値："$& May 3"）',
      },
    },
  });
  expect(errorAnswer(error, "en").error.fields).toEqual({
    title: "is required",
    date: 'must be YYYY-MM-DD, got "$& May 3"',
  });
});
