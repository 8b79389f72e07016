import type { ContactForm } from "../../content/model/api/contact-form";
import type { InboxState } from "../../content/model/api/health-answer";
import type { Language } from "../../content/model/text/language";
import type { Log } from "../support/log";
import { startForwarder, type Schedule } from "./forwarder";
import { openInbox, type Inbox, type InboxOptions } from "./inbox";
import { newInquiry } from "./inquiry";
import { mailSender, type MailSettings } from "./mail-sender";

/** Stores inquiries for staff, and forwards them when a mail server is configured. */
export interface InquiryService extends Pick<Inbox, "page" | "remove" | "mark" | "note"> {
  /** Stores a checked form: it is on the disk when this resolves, and is forwarded later. Throws InboxFullError or the system's error. */
  receive(form: ContactForm, language?: Language): Promise<void>;
  /** Number of inquiries that were brought back. */
  restore(undo: string): Promise<number>;
  /** How many there are, and since when mails wait. */
  state(): Promise<InboxState>;
  /** Resolves when no mail is being sent. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

export interface InquiryServiceOptions {
  /** Private folder of the service; the inbox is `inbox` in it. */
  readonly dataDir: string;
  /** Without it inquiries stay in the inbox only. */
  readonly mail?: MailSettings | undefined;
  /** Address of the staff's inbox page, for summary mails. */
  readonly inboxUrl?: string;
  readonly clock: () => Date;
  readonly log: Log;
  readonly schedule?: Schedule;
  readonly inbox?: Pick<InboxOptions, "capacity" | "write">;
}

const tidyEvery = 60 * 60_000;

/** Opens the inbox and goes on forwarding what an earlier run left unsent. */
export async function openInquiryService(options: InquiryServiceOptions): Promise<InquiryService> {
  const { dataDir, mail, clock, log, schedule = byTimer, inboxUrl = "/adminInquiries" } = options;
  const inbox = await openInbox({ dataDir, log, clock, ...options.inbox });
  const forwarder =
    mail === undefined
      ? undefined
      : await startForwarder({ inbox, send: mailSender({ ...mail, inboxUrl }), clock, schedule, log });
  const tidy = (): void => {
    inbox.tidy().catch((err: unknown) => log.error({ err }, "deleted inquiries could not be erased"));
  };
  tidy();
  const tidying = setInterval(tidy, tidyEvery).unref();
  const state = async (): Promise<InboxState> => {
    const [held, oldestUnsentAt] = await Promise.all([inbox.state(), forwarder?.oldestUnsentAt()]);
    return { ...held, ...(oldestUnsentAt === undefined ? {} : { oldestUnsentAt }) };
  };
  /** The health call is public: simultaneous calls share one reading of the folder. */
  let asked: Promise<InboxState> | undefined;
  return {
    page: (query) => inbox.page(query),
    remove: (which) => inbox.remove(which),
    note: (id, change) => inbox.note(id, change),
    async receive(form, language) {
      const inquiry = newInquiry(form, clock(), forwarder !== undefined);
      await inbox.add(inquiry, language);
      forwarder?.enqueue(inquiry);
    },
    async mark(ids, state, by) {
      const marked = await inbox.mark(ids, state, by);
      // What is done or spam is not forwarded any more.
      if (state === "new") for (const inquiry of marked) forwarder?.enqueue(inquiry);
      return marked;
    },
    state: () => (asked ??= state().finally(() => (asked = undefined))),
    async restore(undo) {
      const restored = await inbox.restore(undo);
      for (const { id, state } of forwarder === undefined ? [] : restored) {
        const inquiry = state === "new" ? await inbox.find(id) : undefined;
        if (inquiry !== undefined) forwarder?.enqueue(inquiry);
      }
      return restored.length;
    },
    settled: () => forwarder?.settled() ?? Promise.resolve(),
    async close() {
      clearInterval(tidying);
      await forwarder?.close();
      // Waits for a running tidy.
      await inbox.tidy();
    },
  };
}

const byTimer: Schedule = (work, milliseconds) => {
  // A pending retry does not keep the process alive.
  const timer = setTimeout(work, milliseconds).unref();
  return { cancel: () => clearTimeout(timer) };
};
