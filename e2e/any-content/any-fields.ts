import type { z } from "zod";
import { publicPages } from "../../content/model/pages/fixed-paths";
import { metaOf, type FieldMeta } from "../../content/model/collections/field-meta";
import { anyBody, anyEnglish, anyJapanese, anyText } from "./any-text";
import type { Choices } from "./choices";

type Schema = z.core.$ZodType;

/** What fields can name. */
export interface Known {
  readonly pictures: readonly string[];
  readonly events: readonly string[];
  /** Slugs of the chamber's own pages. */
  readonly ownPages: readonly string[];
}

const counts = [0, 1, 2, 3, 7, 30];
const fewer = [0, 1, 2, 3];
const firstNumber = /\[(\d+)\]/;
const days = ["2025-02-03", "2026-06-12", "2026-11-20", "2026-11-21", "2026-12-24", "2027-03-31"];

/** Values of these names must be of a form that no schema says. */
const byName: Readonly<Record<string, (choices: Choices, place: string, known: Known) => unknown>> = {
  product: () => "anyco",
  founded: (choices, place) => choices.one(place, [1878, 2026]),
  zone: () => "America/New_York",
  joinQuery: () => "plan={plan}&size={size}&years={years}&start={date}",
  theme: (choices, place) => choices.one(place, [{}, { structure: "#12372a", action: "#7a1f1f", accent: "#c9b458" }]),
  tier: (_, place) => `plan-${lastNumber(place)}`,
  type: (_, place) => `Size${lastNumber(place)}`,
  paragraph: (choices, place) => ({ en: paragraph(choices, place, "en"), ja: paragraph(choices, place, "ja") }),
  lists: (choices, place) => choices.one(place, [["board"], ["founding"], ["board", "founding"]]),
  menu: (choices, place, known) => choices.one(place, [undefined, anyMenu(choices, known, place, 10, [0, 1, 3, 4])]),
  footer: (choices, place, known) => choices.one(place, [undefined, anyMenu(choices, known, place, 40, [0, 1, 7, 12])]),
  multiYearDiscounts: (choices, place) =>
    choices.one(place, [[], [{ years: 2, percent: 0 }], [3, 5, 10].map((years) => ({ years, percent: years * 5 }))]),
};

/** A value of a schema: each optional part there or not, each list with none, one or many. */
export function anyValue(
  choices: Choices,
  known: Known,
  schema: Schema,
  place: string,
  outer: FieldMeta = {},
): unknown {
  const meta = { ...metaOf(schema), ...outer };
  const name = place.slice(place.lastIndexOf(".") + 1);
  const { def } = schema._zod;
  if ("innerType" in def) {
    if (!choices.isThere(place)) return undefined;
    return anyValue(choices, known, def.innerType as Schema, place, meta);
  }
  const own = byName[name];
  if (own) return own(choices, place, known);
  switch (def.type) {
    case "pipe": {
      const { in: before, out } = def as z.core.$ZodPipeDef;
      return anyValue(choices, known, before._zod.def.type === "transform" ? out : before, place, meta);
    }
    case "object": {
      if (meta.languages === "within") return anyText(choices, place, meta.max ?? 90);
      const { shape } = def as z.core.$ZodObjectDef;
      return Object.fromEntries(
        Object.entries(shape).map(([key, field]) => [key, anyValue(choices, known, field, `${place}.${key}`)]),
      );
    }
    case "array": {
      const { element, checks = [] } = def as z.core.$ZodArrayDef;
      const limit = (name: string): number | undefined =>
        checks.map((check) => Number(Object(check._zod.def)[name])).find(Number.isFinite);
      const [minimum, maximum] = [limit("minimum") ?? 0, limit("maximum") ?? 30];
      const count = choices.one(`${place} count`, place.includes("[") ? fewer : counts);
      return Array.from({ length: Math.min(Math.max(count, minimum), maximum) }, (_, at) =>
        anyValue(choices, known, element, `${place}[${String(at)}]`),
      );
    }
    case "enum":
      return choices.one(place, Object.values((def as z.core.$ZodEnumDef).entries));
    case "literal":
      return (def as z.core.$ZodLiteralDef<z.core.util.Literal>).values[0];
    case "boolean":
      return choices.isThere(place);
    case "number":
      return meta.hidden ? Number(firstNumber.exec(place)?.[1]) + 1 : choices.one(place, [1, 2, 30, 100]);
    default:
      return anyString(choices, known, place, meta);
  }
}

function anyString(choices: Choices, known: Known, place: string, { input, max = 90 }: FieldMeta): unknown {
  const line = place.endsWith("_jp") ? anyJapanese : anyEnglish;
  switch (typeof input === "object" ? input.input : input) {
    case "markdown":
      return anyBody(choices, place, (own) => line(choices, own, max), choices.one(place, known.pictures));
    case "picture":
      return choices.one(place, known.pictures);
    case "link":
      return `https://www.example.com/${"long-".repeat(choices.one(place, [0, 1, 14]))}`;
    case "email":
      return `${choices.one(place, ["me", "secretariat.of.the.chamber.of.commerce.of.port.haven"])}@chamber.example`;
    case "date":
      return choices.one(place, days);
    case "days":
      return choices.one(place, [...days, "2026-11-20 to 2026-11-22"]);
    case "entry":
      return known.events.length === 0 ? undefined : choices.one(place, known.events);
    case "time":
      return choices.one(place, ["All day", "09:00", "18:30 - 20:00", anyEnglish(choices, place, 60)]);
    // Drafts are hidden by the same means.
    case "moment":
      return undefined;
    default:
      return line(choices, place, max);
  }
}

const lastNumber = (place: string): string => /.*\[(\d+)\]/.exec(place)?.[1] ?? "0";

function paragraph(choices: Choices, place: string, language: "en" | "ja"): unknown {
  const text = anyText(choices, `${place} text`, 600)[language];
  return choices.one(place, [text, [text, "", text], { text, email: "terms@chamber.example" }]);
}

/** Groups and links, to pages that are there and to some that are not. */
function anyMenu(choices: Choices, known: Known, place: string, max: number, counts: readonly number[]): unknown {
  const targets = [
    ...[...publicPages, "membership#membership-plans", "/not-written-yet", "https://www.example.com/a"],
    ...known.ownPages.map((slug) => `/${slug}`),
  ];
  const link = (own: string) => ({
    label: anyText(choices, `${own}.label`, 40),
    to: choices.one(`${own}.to`, targets),
  });
  return Array.from({ length: choices.one(`${place} count`, counts) }, (_, at) => {
    const own = `${place}[${String(at)}]`;
    const label = anyText(choices, `${own}.label`, max);
    const below = choices.one(`${own} count`, [0, 1, 2, 12]);
    if (below === 0) return { ...link(own), label };
    return {
      label,
      children: Array.from({ length: below }, (_each, index) => link(`${own}.children[${String(index)}]`)),
    };
  });
}
