import type { ContactForm } from "../../content/model/api/contact-form";
import type { InboxState } from "../../content/model/api/health-answer";
import type { InquiryAnswer } from "../../content/model/api/inquiry-answer";
import type { Log } from "../support/log";
import { startForwarder, type Schedule } from "./forwarder";
import { openInbox, type InboxOptions } from "./inbox";
import { newInquiry } from "./inquiry";
import { mailSender, type MailSettings } from "./mail-sender";

/** Stores inquiries for staff, and forwards them when a mail server is configured. */
export interface InquiryService {
  /** Stores a checked form: it is on the disk when this resolves, and is forwarded later. Throws InboxFullError or the system's error. */
  receive(form: ContactForm): Promise<void>;
  /** Newest first. */
  list(): Promise<readonly InquiryAnswer[]>;
  /** Undefined when there is none. What is done is not forwarded any more. */
  mark(id: string, done: boolean): Promise<InquiryAnswer | undefined>;
  /** False when there is none. */
  remove(id: string): Promise<boolean>;
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
  readonly clock: () => Date;
  readonly log: Log;
  readonly schedule?: Schedule;
  readonly inbox?: Pick<InboxOptions, "capacity" | "write">;
}

/** Opens the inbox and goes on forwarding what an earlier run left unsent. */
export async function openInquiryService(options: InquiryServiceOptions): Promise<InquiryService> {
  const { dataDir, mail, clock, log, schedule = byTimer } = options;
  const inbox = await openInbox({ dataDir, log, ...options.inbox });
  const forwarder =
    mail === undefined
      ? undefined
      : startForwarder({ inbox, send: mailSender(mail), clock, schedule, log }, await inbox.list());
  return {
    async receive(form) {
      const inquiry = newInquiry(form, clock(), forwarder !== undefined);
      await inbox.add(inquiry);
      forwarder?.take(inquiry);
    },
    list: () => inbox.list(),
    async mark(id, done) {
      const marked = await inbox.change(id, (inquiry) => ({ ...inquiry, state: done ? "done" : "new" }));
      if (marked !== undefined && !done) forwarder?.take(marked);
      return marked;
    },
    remove: (id) => inbox.remove(id),
    async state() {
      const [held, oldestUnsentAt] = await Promise.all([inbox.state(), forwarder?.oldestUnsentAt()]);
      return { ...held, ...(oldestUnsentAt === undefined ? {} : { oldestUnsentAt }) };
    },
    settled: () => forwarder?.settled() ?? Promise.resolve(),
    close: () => forwarder?.close() ?? Promise.resolve(),
  };
}

const byTimer: Schedule = (work, milliseconds) => {
  // A mail that waits for its next try keeps no process alive.
  const timer = setTimeout(work, milliseconds).unref();
  return { cancel: () => clearTimeout(timer) };
};
