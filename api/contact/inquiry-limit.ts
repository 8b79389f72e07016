import type { Bilingual } from "../../content/model/text/language";
import { ApiError } from "../errors";
import type { VisitorNetworks } from "../http/client-address";
import type { ProofOfWork } from "./proof-of-work";
import { WindowCounts } from "../support/window-counts";

/** Inquiries of a household in the window, and the window in seconds. */
export const inquiriesPerWindow = 5;
export const inquiryWindow = 10 * 60;
/** Inquiries of an IPv4 /24 or an IPv6 /48 in an hour; fewer than the ceiling, so that one network alone never reaches that. */
export const inquiriesPerSite = 20;
/** Inquiries of all visitors in an hour and in a day that need no proof of work. */
export const ceilings = { hour: 60, day: 200 } as const;
/** A flood makes the proof at most so many times harder. */
const hardest = 8;
const hour = 60 * 60;
const all = "all";

/** Decides which inquiries are taken (R5.7). */
export interface InquiryLimit {
  /**
   * Counts a valid inquiry. Throws "too-many-tries" when the visitor's own networks have sent their share, and
   * "proof-required" while more come from everywhere than usual and `proof` does not solve a challenge of ours.
   */
  count(visitor: VisitorNetworks, proof: string | undefined): Promise<void>;
  /** Takes a count of the visitor's networks back: something of ours failed. The ceilings of all visitors keep it. */
  takeBack(visitor: VisitorNetworks): void;
}

export interface InquiryLimitOptions {
  readonly proofs: ProofOfWork;
  readonly clock: () => Date;
  readonly ceilings?: { readonly hour: number; readonly day: number };
}

/** Limits in memory: a restart resets them, which gives an attacker one more window at most. */
export function createInquiryLimit({ proofs, clock, ceilings: most = ceilings }: InquiryLimitOptions): InquiryLimit {
  const households = new WindowCounts(inquiriesPerWindow, inquiryWindow, clock);
  const sites = new WindowCounts(inquiriesPerSite, hour, clock);
  const thisHour = new WindowCounts(most.hour, hour, clock);
  const today = new WindowCounts(most.day, 24 * hour, clock);
  /** 0 in ordinary times, else how many times as hard as the easiest a proof must be. */
  const pressure = (): number =>
    Math.min(hardest, Math.max(Math.floor(thisHour.of(all) / most.hour), today.wait(all) === undefined ? 0 : 1));
  return {
    async count({ household, site }, proof) {
      refuse(households.wait(household), tooManyOfHousehold);
      refuse(sites.wait(site), tooManyOfSite);
      const needed = pressure();
      if (needed > 0 && proof === undefined) throw await proofRequired(proofs, needed);
      // Counted before the proof is checked: a wrong one costs the service more than its sender.
      households.add(household);
      sites.add(site);
      if (needed > 0 && !(await proofs.accepts(proof ?? "", needed))) throw await proofRequired(proofs, needed);
      thisHour.add(all);
      today.add(all);
    },
    takeBack({ household, site }) {
      households.takeBack(household);
      sites.takeBack(site);
    },
  };
}

async function proofRequired(proofs: ProofOfWork, difficulty: number): Promise<ApiError> {
  return new ApiError("proof-required", { challenge: await proofs.challenge(difficulty) });
}

function refuse(retryAfter: number | undefined, words: Bilingual): void {
  if (retryAfter !== undefined) throw new ApiError("too-many-tries", { retryAfter, words });
}

const tooManyOfHousehold = {
  en: "You have sent several messages already. Please wait a few minutes before sending another one.",
  ja: "短時間に続けて送信されたため、いったん受け付けを止めています。数分おいてから、もう一度お送りください。",
};
const tooManyOfSite = {
  en: "Many messages have come from your network within the last hour. Please try again later, or write to us by email.",
  ja: "お使いのネットワークから、この1時間に多数の送信がありました。しばらくしてから、もう一度お試しいただくか、メールでお問い合わせください。",
};
