import { screen } from "@testing-library/react";
import { renderPage } from "../test-support/render-page";
import { ContactCard } from "./ContactCard";

function message(search: string): string {
  window.history.replaceState({}, "", `/demo-contact${search}`);
  renderPage(
    <ContactCard
      texts={{ formHeading: "Write", privacyNote: "Only to answer" }}
      service={{ endpoint: "/api/contact", serviceId: "inbox", templateId: "inbox", userId: "inbox" }}
      captchaSiteKey={null}
    />,
  );
  return screen.getByRole<HTMLTextAreaElement>("textbox", { name: /Message/ }).value;
}

test.each([
  ["", ""],
  ["?message=I+would+like+to+apply", "I would like to apply"],
  [`?message=${"x".repeat(9000)}`, "x".repeat(5000)],
])("the message of an address is in the form: %.40s", (search, expected) => {
  expect(message(search)).toBe(expected);
});
