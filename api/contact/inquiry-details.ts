import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { InquiryAnswer, InquiryDetails } from "../../content/model/api/inquiry-answer";
import { languages } from "../../content/model/text/language";
import { parseJson } from "../support/parse-json";
import { readPrivateFile } from "../support/private-file";
import { isInquiryId, type Inquiry } from "./inquiry";
import { namesIn } from "./inquiry-files";

const signature = { by: z.string(), at: z.iso.datetime() };
const Details = z.object({
  language: z.enum(languages).exactOptional(),
  answered: z.object(signature).exactOptional(),
  note: z.object({ text: z.string(), ...signature }).exactOptional(),
}) satisfies z.ZodType<InquiryDetails>;

const suffix = ".json";

/**
 * What is known of an inquiry besides the visitor's words: `inbox/details/<id>.json`, wherever its own file lies. A file of
 * its own, because earlier versions refuse unknown fields in an inquiry's file and ignore this folder.
 */
export class InquiryDetailFiles {
  constructor(
    private readonly folder: string,
    private readonly write: (path: string, text: string) => Promise<void>,
  ) {}

  /** The details of an inquiry; none where its file is absent or damaged. */
  async read(id: string): Promise<InquiryDetails> {
    const text = await readPrivateFile(this.path(id));
    return Details.safeParse(parseJson(text ?? "")).data ?? {};
  }

  /** Changes some details; undefined removes one. On the disk when it resolves. */
  async change(id: string, change: { readonly [Name in keyof InquiryDetails]: InquiryDetails[Name] | undefined }) {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await this.write(this.path(id), `${JSON.stringify({ ...(await this.read(id)), ...change }, undefined, 2)}\n`);
  }

  /** The inquiry with its details, as staff see it. */
  async complete(inquiry: Inquiry): Promise<InquiryAnswer> {
    const { answered, ...details } = await this.read(inquiry._id);
    // An inquiry that is open again is not answered.
    return { ...inquiry, ...details, ...(answered && inquiry.state === "done" ? { answered } : {}) };
  }

  /** Erases the details of inquiries that no longer exist; `stored` is called after the details are listed. */
  async tidy(stored: () => Promise<ReadonlySet<string>>): Promise<void> {
    const ids = (await namesIn(this.folder)).map((name) => name.slice(0, -suffix.length)).filter(isInquiryId);
    const known = ids.length === 0 ? new Set<string>() : await stored();
    for (const id of ids) if (!known.has(id)) await rm(this.path(id), { force: true });
  }

  private path(id: string): string {
    return join(this.folder, id + suffix);
  }
}
