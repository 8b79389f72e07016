import { contactFaults } from "../../api/contact/contact-faults";
import type { ContactProblem } from "../../content/model/api/contact-form";
import { faultWords } from "../../content/model/problems/fault-words";
import { languages } from "../../content/model/text/language";
import english from "../../site/locales/en/contact.json";
import japanese from "../../site/locales/ja/contact.json";

// The API and the site never import each other, so each has these sentences; this is what keeps them the same.
const onThePage = { en: english.problems, ja: japanese.problems };
const problems = Object.keys(english.problems) as ContactProblem[];

test.each(languages)("the API says about the contact form what the page says, %s", (language) => {
  expect(problems.length).toBeGreaterThan(4);
  for (const problem of problems) {
    const said = contactFaults({ message: problem })?.["message"];
    expect(said && faultWords(said, language)).toBe(onThePage[language][problem].replace("{{max}}", "5000"));
  }
});
