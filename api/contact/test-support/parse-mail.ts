/** A mail as a mail program shows it. */
export interface ReceivedMail {
  readonly raw: string;
  /** Lower-case name -> decoded value, for each header line in order. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly text: string;
}

/** The headers that every mail of ours has, and no other. */
export const mailHeaders: readonly string[] = [
  "auto-submitted",
  "content-transfer-encoding",
  "content-type",
  "date",
  "from",
  "message-id",
  "mime-version",
  "reply-to",
  "subject",
  "to",
];

/** Parses a mail of one plain-text part. */
export function parseMail(raw: string): ReceivedMail {
  const end = raw.indexOf("\r\n\r\n");
  const headers = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, " ")
    .split("\r\n")
    .map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())] as const;
    });
  const encoding = headers.find(([name]) => name === "content-transfer-encoding")?.[1] ?? "7bit";
  const text = decodeBody(raw.slice(end + 4), encoding.toLowerCase())
    .toString("utf8")
    .replace(/\r\n/g, "\n");
  return { raw, headers, text };
}

/** The value of a header that a mail has once; undefined when it has none or several. */
export function headerOf(mail: ReceivedMail, name: string): string | undefined {
  const values = mail.headers.filter(([each]) => each === name);
  return values.length === 1 ? values[0]?.[1] : undefined;
}

function decodeBody(body: string, encoding: string): Buffer {
  if (encoding === "base64") return Buffer.from(body, "base64");
  if (encoding === "quoted-printable") return bytesOf(body.replace(/=\r\n/g, ""));
  return Buffer.from(body, "utf8");
}

function decodeWords(value: string): string {
  // Encoded words that follow each other are one text, which may be split within a character's bytes.
  return value.replace(/=\?utf-8\?[bq]\?[^?]*\?=(?:\s+=\?utf-8\?[bq]\?[^?]*\?=)*/gi, (words) => {
    const parts = [...words.matchAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi)].map(([, kind = "", text = ""]) =>
      kind.toLowerCase() === "b" ? Buffer.from(text, "base64") : bytesOf(text.replace(/_/g, " ")),
    );
    return Buffer.concat(parts).toString("utf8");
  });
}

function bytesOf(quoted: string): Buffer {
  return Buffer.from(
    quoted.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    "latin1",
  );
}
