import { faultOfMessage } from "../problems/fault";
import { faultWords } from "../problems/fault-words";
import { ContactCall } from "./contact-call";
import { captchaParameter } from "./contact-form";

const parameters = {
  name: "Aiko",
  company: "",
  email: "a@example.org",
  contact: "",
  inquiryType: "General",
  message: "Hello",
};
const call = { service_id: "service", template_id: "template", user_id: "user", template_params: parameters };

test("the public shape of the e-mail service is accepted, with and without a captcha's token", () => {
  expect(ContactCall.parse(call)).toEqual(call);
  const withToken = { ...call, template_params: { ...parameters, [captchaParameter]: "token" } };
  expect(ContactCall.parse(withToken)).toEqual(withToken);
});

const without = (key: string, object: object) =>
  Object.fromEntries(Object.entries(object).filter(([name]) => name !== key));

test.each([
  ["an identifier is missing", without("service_id", call), ["service_id"], "is required"],
  ["an identifier is a number", { ...call, user_id: 1 }, ["user_id"], "must be text"],
  ["an identifier is long", { ...call, user_id: "x".repeat(201) }, ["user_id"], "must have at most 200 characters"],
  ["the parameters are missing", without("template_params", call), ["template_params"], "is required"],
  ["the parameters are a list", { ...call, template_params: [] }, ["template_params"], "must be an object"],
  [
    "a parameter is missing",
    { ...call, template_params: without("company", parameters) },
    ["template_params", "company"],
    "is required",
  ],
  [
    "a parameter is a list",
    { ...call, template_params: { ...parameters, email: ["a@example.org"] } },
    ["template_params", "email"],
    "must be text",
  ],
  [
    "a token is huge",
    { ...call, template_params: { ...parameters, [captchaParameter]: "x".repeat(10_001) } },
    ["template_params", captchaParameter],
    "must have at most 10000 characters",
  ],
])("refused when %s", (_case, input, path, message) => {
  const issues = ContactCall.safeParse(input).error?.issues.map((issue) => ({
    path: issue.path,
    message: faultWords(faultOfMessage(issue.message), "en"),
  }));
  expect(issues).toEqual([{ path, message }]);
});

test("unknown keys are refused on both levels", () => {
  expect(ContactCall.safeParse({ ...call, accessToken: "x" }).error?.issues).toEqual([
    expect.objectContaining({ code: "unrecognized_keys", keys: ["accessToken"] }),
  ]);
  const extra = { ...call, template_params: { ...parameters, to_email: "victim@example.org" } };
  expect(ContactCall.safeParse(extra).error?.issues).toEqual([
    expect.objectContaining({ code: "unrecognized_keys", keys: ["to_email"], path: ["template_params"] }),
  ]);
});
