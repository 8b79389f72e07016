import { isYamlMap, type YamlMap } from "../yaml/yaml-data";

/** Words for the free years of a `plans.yml` that has none of its own. */
const founding = {
  name: { en: "Founding members", ja: "創設会員" },
  question: { en: "We are a founding member", ja: "創設会員です" },
  endedText: {
    en: "The free year for founding members has ended.",
    ja: "創設会員の年会費無料の特典は終了いたしました。",
  },
};

/**
 * `plans.yml` as today's schema reads it: before, the promotion had the discount of the plan `student` and the free years
 * of every plan by size, which the plans say now.
 */
export function plansAsToday(raw: YamlMap): YamlMap {
  const { plans, promotion } = raw;
  if (!isYamlMap(promotion) || !Array.isArray(plans)) return raw;
  const { studentDiscountPercent, founding60FreeYears, ...rest } = promotion;
  if (studentDiscountPercent === undefined && founding60FreeYears === undefined) return raw;
  const planAsToday = (plan: unknown): unknown => {
    if (!isYamlMap(plan)) return plan;
    return {
      ...plan,
      ...(plan["tier"] === "student" && { promotionPercent: studentDiscountPercent }),
      ...("variants" in plan && { foundingFreeYears: founding60FreeYears }),
    };
  };
  return { ...raw, plans: plans.map(planAsToday), promotion: { ...rest, founding } };
}
