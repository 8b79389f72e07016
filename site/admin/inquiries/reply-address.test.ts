/** @jest-environment node */
import { replyAddress } from "./reply";

test.each([
  ["mei@harbour.example", "mailto:mei@harbour.example?subject=Re%3A%20a%20%26%20b"],
  ["mei+sg@harbour.example", "mailto:mei%2Bsg@harbour.example?subject=Re%3A%20a%20%26%20b"],
  ["a?bcc=x&y%0a@harbour.example", "mailto:a%3Fbcc%3Dx%26y%250a@harbour.example?subject=Re%3A%20a%20%26%20b"],
])("an answer to %s goes there and nowhere else", (email, address) => {
  expect(replyAddress(email, "Re: a & b")).toBe(address);
});
