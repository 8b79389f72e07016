import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { parseMail, type ReceivedMail } from "./parse-mail";

/** What a mail server took: the envelope beside the mail. */
export interface Delivery extends ReceivedMail {
  readonly sender: string;
  readonly recipients: readonly string[];
}

/** A real SMTP server on a free loopback port. */
export interface MailServer {
  readonly port: number;
  readonly deliveries: readonly Delivery[];
  /** Number of mails that came in, also those not answered yet. */
  arrived(): number;
  /** Number of logins that were tried. */
  logins(): number;
  close(): Promise<void>;
}

export interface MailServerOptions {
  /** A port that an earlier mail server had. */
  readonly port?: number;
  /** User and password that it requires. */
  readonly login?: { readonly user: string; readonly password: string };
  /** Called with each mail; its rejection is the server's refusal, and it is answered only when it resolves. */
  readonly onMail?: () => Promise<void>;
}

/** Starts a mail server; close it after the test. */
export async function startMailServer({ port = 0, login, onMail }: MailServerOptions = {}): Promise<MailServer> {
  const deliveries: Delivery[] = [];
  let arrived = 0;
  let logins = 0;
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    authOptional: login === undefined,
    allowInsecureAuth: true,
    closeTimeout: 1,
    logger: false,
    onAuth(auth, _session, done) {
      logins += 1;
      const right = auth.username === login?.user && auth.password === login?.password;
      if (right) done(null, { user: login?.user });
      else done(Object.assign(new Error("535 wrong for staff@example.org"), { responseCode: 535 }));
    },
    onData(stream, session, done) {
      const take = async (): Promise<void> => {
        const raw = await text(stream);
        arrived += 1;
        await onMail?.();
        const { mailFrom, rcptTo } = session.envelope;
        deliveries.push({
          ...parseMail(raw),
          sender: mailFrom === false ? "" : mailFrom.address,
          recipients: rcptTo.map(({ address }) => address),
        });
      };
      take().then(
        () => done(),
        (error: unknown) => done(error instanceof Error ? error : new Error("refused")),
      );
    },
  });
  // A client that breaks off is part of some tests.
  server.on("error", () => undefined);
  const listening = server.listen(port, "127.0.0.1");
  await once(listening, "listening");
  return {
    port: (listening.address() as AddressInfo).port,
    deliveries,
    arrived: () => arrived,
    logins: () => logins,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
