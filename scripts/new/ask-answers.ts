import { createInterface } from "node:readline/promises";
import { faultOf, questionNames, questions, type Given, type Question } from "./answers";

/** Asks on the terminal for what was not given, each until the answer can be. Raises an Error when the input ends. */
export async function askAnswers(given: Given): Promise<Given> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ended = new Promise<never>((_resolve, reject) => {
    terminal.once("close", () => reject(new Error("The questions were not all answered.")));
  });
  ended.catch(() => undefined);
  const answers: Partial<Record<Question, string>> = { ...given };
  try {
    for (const question of questionNames) {
      const { words, example } = questions[question];
      for (let fault = faultOf(question, answers[question] ?? "", new Date()); fault !== undefined;) {
        answers[question] = await Promise.race([terminal.question(`${words} (like ${example}): `), ended]);
        fault = faultOf(question, answers[question], new Date());
        if (fault !== undefined) console.log(`  It ${fault}.`);
      }
    }
    return answers;
  } finally {
    terminal.close();
  }
}
