import { contactProblemWords } from "../api/contact/contact-words";
import type { ContactProblem } from "../content/model/api/contact-form";
import { languages } from "../content/model/text/language";
import english from "../site/locales/en/contact.json";
import japanese from "../site/locales/ja/contact.json";

// The API and the site never import each other, so each has these sentences; this is what keeps them the same.
const onThePage = { en: english.problems, ja: japanese.problems };
const problems = Object.keys(english.problems) as ContactProblem[];

test.each(languages)("the API says about the contact form what the page says, %s", (language) => {
  expect(problems.length).toBeGreaterThan(4);
  for (const problem of problems) {
    const said = contactProblemWords({ message: problem }, language)?.["message"];
    expect(said).toBe(onThePage[language][problem].replace("{{max}}", "5000"));
  }
});
