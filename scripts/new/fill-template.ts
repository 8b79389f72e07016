import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseDocument, visit } from "yaml";
import { rootDir } from "../../api/support/root-dir";
import { dayAfter } from "../../content/model/dates/event-status";
import { tokyoDay } from "../../content/model/dates/tokyo-day";
import type { Answers } from "./answers";

/** A file of the new content folder. */
export interface NewFile {
  readonly path: string;
  readonly text: string;
}

/** Days from today to the event that is the example. */
const daysToEvent = 60;

/** The files of `template/` with the chamber's answers in the place of `{nameEn}`, `{today}`, in texts and in paths. */
export function filledTemplate(answers: Answers, now: Date): NewFile[] {
  const folder = join(rootDir, "scripts", "new", "template");
  const values = valuesOf(answers, now);
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => {
      const text = readFileSync(join(folder, path), "utf8");
      return {
        path: filled(path, values),
        text: path.endsWith(".yml") ? filledYaml(text, values) : filled(text, values),
      };
    });
}

type Values = Readonly<Record<string, string>>;

function valuesOf(answers: Answers, now: Date): Values {
  const today = tokyoDay(now);
  const eventDate = dayAfter(today, daysToEvent);
  return {
    nameEn: answers["name-en"],
    nameJa: answers["name-ja"],
    short: answers.short,
    product: answers.product,
    cityEn: answers["city-en"],
    cityJa: answers["city-ja"],
    founded: answers.founded,
    email: answers.email,
    today,
    year: today.slice(0, 4),
    eventDate,
    eventYear: eventDate.slice(0, 4),
  };
}

/** Other words in braces stay: some texts have placeholders of their own. */
const filled = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/** Fills the values of a YAML file one by one: a name may have any sign that means something in YAML. */
function filledYaml(text: string, values: Values): string {
  const document = parseDocument(text);
  visit(document, {
    Scalar(_key, scalar) {
      if (typeof scalar.value !== "string" || !scalar.value.includes("{")) return;
      scalar.value = scalar.value === "{founded}" ? Number(values["founded"]) : filled(scalar.value, values);
      // The quotation marks around a placeholder are needed only where they are for its value.
      scalar.type = "PLAIN";
    },
  });
  return document.toString({ lineWidth: 0 });
}
