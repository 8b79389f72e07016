import type { KnownNames } from "../../../../content/model/translation/known-names";
import type { Language } from "../../../../content/model/text/language";
import { valueAt } from "../../../../content/model/yaml/yaml-data";
import type { AdminClient } from "../../client";
import type { Sites } from "../../host";

/** The names of the chamber, its members and its people, in both languages; what cannot be asked for is left out. */
export async function siteNames(client: AdminClient, sites: Sites | undefined, target: Language): Promise<KnownNames> {
  const [companies, people] = await Promise.all(
    (["companies", "people"] as const).map(async (name) => {
      const answer = await client.collection(name).list();
      return answer.ok ? answer.value : [];
    }),
  );
  const pairs = [
    ...(sites ? [[sites.en.name, sites.ja.name]] : []),
    ...(companies ?? []).map(({ name, name_jp: japanese }) => [name, japanese ?? name]),
    ...(people ?? []).map((person) => [valueAt(person["name"], "en"), valueAt(person["name"], "ja")]),
  ];
  return new Map(
    pairs.flatMap(([en, ja]) => {
      if (typeof en !== "string" || typeof ja !== "string") return [];
      return [target === "ja" ? ([en, ja] as const) : ([ja, en] as const)];
    }),
  );
}
