import type { Language } from "./language";

const digits = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });

/** An amount of yen as people read it: "¥15,000", 「15,000円」; with a minus sign, not a hyphen, below zero. */
export function yen(language: Language, amount: number): string {
  const sign = amount < 0 ? "−" : "";
  const number = digits.format(Math.abs(amount));
  return language === "ja" ? `${sign}${number}円` : `${sign}¥${number}`;
}
