import { isAscii } from "node:buffer";
import { access, constants, mkdtemp, mkdir, readdir, readFile, rm } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import type { Stream } from "node:stream";
import type { Context, Middleware, Next } from "koa";
import { maxDocumentBytes } from "../../content/model/media/document-file";
import type { Bilingual } from "../../content/model/text/language";
import { fault } from "../../content/model/problems/fault";
import { ApiError } from "../errors";
import { StoreError } from "../store/content-store";
import { bodyFault, notUtf8 } from "./body-fault";
import { watchRequest } from "./body-time";
import { readBytes } from "./read-bytes";

/** The one file that a form may have. */
interface FileField {
  readonly name: "image" | "file";
  readonly maxBytes: number;
  readonly tooLarge: Bilingual;
}
/** A picture. */
const image: FileField = {
  name: "image",
  maxBytes: 10 * 1024 * 1024,
  tooLarge: { en: "The image is larger than 10 MB.", ja: "画像が10 MBを超えています。" },
};
/** A document. */
const document: FileField = {
  name: "file",
  maxBytes: maxDocumentBytes,
  tooLarge: { en: "The document is larger than 20 MB.", ja: "文書が20 MBを超えています。" },
};
const maxFields = 40;
const maxFieldBytes = 500 * 1024;
// With boundaries and part headers of a full form.
const maxBodyBytes = ({ maxBytes }: FileField): number => maxBytes + maxFieldBytes + 64 * 1024;

/** What a write call sent: field name -> text (JSON bodies: any value), and the picture's bytes. */
export interface Form {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly image?: Buffer;
  /** What the picture's file is called on the sender's device. */
  readonly imageName?: string;
}

/** Where uploads wait while a request runs: each request has its own folder there, removed when it ends. */
export interface UploadFolder {
  readonly path: string;
}

/** Makes the upload folder empty (a killed process may have left something). */
export async function openUploadFolder(dataDir: string): Promise<UploadFolder> {
  const path = join(dataDir, "tmp");
  await mkdir(path, { recursive: true, mode: 0o700 });
  for (const name of await readdir(path)) await rm(join(path, name), { recursive: true, force: true });
  return { path };
}

/** Why no form can be received: the data folder was moved, unmounted, or may not be written (R13.7). */
export async function uploadRefusal({ path }: UploadFolder): Promise<StoreError | undefined> {
  try {
    await access(path, constants.W_OK | constants.X_OK);
    return undefined;
  } catch (cause) {
    const says = `The data folder (DATA_DIR) is missing or may not be written: bring it back. Nothing was saved. ${String(cause)}`;
    return new StoreError("no-branch", says, { cause }, "data-folder");
  }
}

/** A document as it was sent. */
export interface SentDocument {
  readonly bytes: Buffer;
  /** What its file is called on the sender's device. */
  readonly name: string;
}

/** Reads a multipart or JSON body within the limits. The picture arrives in the field `image`. */
export async function readForm(context: Context, uploads: UploadFolder): Promise<Form> {
  if (context.is("application/json") === "application/json") {
    assertLength(context, image);
    return { fields: await readJson(context, maxFieldBytes) };
  }
  const { fields, file } = await readParts(context, uploads, image);
  return file === undefined ? { fields } : { fields, image: file.bytes, imageName: file.name };
}

/** Reads a multipart body with a document in the field `file`; undefined where it is missing. */
export async function readDocument(context: Context, uploads: UploadFolder): Promise<SentDocument | undefined> {
  const { fields, file } = await readParts(context, uploads, document);
  const [unknown] = Object.keys(fields);
  if (unknown === undefined || (unknown === document.name && file === undefined)) return file;
  throw new ApiError("invalid-input", { fields: { [unknown]: fault("unknownInput") } });
}

function assertLength(context: Context, file: FileField): void {
  const declared = Number(context.get("Content-Length") || 0);
  if (declared > maxBodyBytes(file)) throw new ApiError("too-large");
}

interface Parts {
  readonly fields: Form["fields"];
  readonly file?: SentDocument;
}

async function readParts(context: Context, uploads: UploadFolder, wanted: FileField): Promise<Parts> {
  assertLength(context, wanted);
  if (context.is("multipart/form-data") !== "multipart/form-data") throw new ApiError("unsupported-type");
  const refusal = await uploadRefusal(uploads);
  if (refusal) throw refusal;
  const folder = await mkdtemp(join(uploads.path, "upload-"));
  try {
    return await readMultipart(context, folder, wanted);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 2 });
  }
}

/** Reads a JSON object of at most `limit` bytes. */
export async function readJson(context: Context, limit: number): Promise<Record<string, unknown>> {
  if (context.is("application/json") !== "application/json") throw new ApiError("unsupported-type");
  if (!/^(?:identity)?$/i.test(context.get("Content-Encoding"))) throw new ApiError("unsupported-type");
  const text = utf8Text(await readBytes(context.req, limit), context.request.charset);
  if (text.trim() === "") return {};
  const body = parseJson(text);
  if (!isRecord(body)) throw bodyFault(new SyntaxError("not an object"), "json");
  return body;
}

/** The text of bytes that are UTF-8 and not said to be anything else; a mark of its byte order is none of it. */
function utf8Text(bytes: Buffer, charset: string): string {
  if (!/^(?:utf-?8)?$/i.test(charset) && !isAscii(bytes)) throw notUtf8();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw notUtf8();
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (name, value: unknown) => {
      if (name === "__proto__") throw new SyntaxError("a prototype");
      return value;
    });
  } catch (error) {
    // Nested brackets exhaust the stack, which is a RangeError.
    throw bodyFault(new SyntaxError("not JSON", { cause: error }), "json");
  }
}

async function readMultipart(context: Context, folder: string, wanted: FileField): Promise<Parts> {
  limitBody(context.req, maxBodyBytes(wanted));
  // Not loaded before the service listens: it starts faster (`loadEarly`).
  const { koaBody } = await import("koa-body");
  const texts: TextWatch[] = [];
  const parser = koaBody({
    multipart: true,
    urlencoded: false,
    text: false,
    json: false,
    formidable: {
      uploadDir: folder,
      maxFiles: 1,
      maxFields,
      maxFieldsSize: maxFieldBytes,
      maxFileSize: wanted.maxBytes,
      maxTotalFileSize: wanted.maxBytes,
      allowEmptyFiles: true,
      minFileSize: 0,
      onPart(part, handle) {
        // A part with a type is a file to formidable, also a text whose client names the type of each.
        const isFile = filename.test((part as typeof part & PartHeaders).headers["content-disposition"] ?? "");
        if (!isFile) texts.push(watchText(part));
        // It decodes a field with whatever a client names here, and dies of an unknown name.
        handle(Object.assign(part, { transferEncoding: "utf-8", mimetype: isFile ? part.mimetype : null }));
      },
    },
  });
  await parse(context, parser, wanted);
  if (!texts.every(({ isUtf8 }) => isUtf8)) throw notUtf8();
  const fields = isRecord(context.request.body) ? context.request.body : {};
  const files: Readonly<Record<string, unknown>> = context.request.files ?? {};
  const unknown = Object.keys(files).find((name) => name !== wanted.name);
  if (unknown !== undefined) throw new ApiError("invalid-input", { fields: { [unknown]: fault("unknownInput") } });
  const file = context.request.files?.[wanted.name];
  if (file === undefined || Array.isArray(file)) return { fields };
  const bytes = await readFile(file.filepath);
  // Formidable counts what the disk had no room for, and may end before the disk's own error arrives.
  if (bytes.length < file.size) throw new ApiError("disk-full", { cause: cutShort(bytes.length, file.size) });
  // A browser sends an empty file without a name for a file input that was left empty.
  const name = file.originalFilename ?? "";
  return bytes.length === 0 && name === "" ? { fields } : { fields, file: { bytes, name } };
}

function cutShort(written: number, sent: number): Error {
  const message = `ENOSPC: ${String(written)} of the ${String(sent)} bytes of an upload were written`;
  return Object.assign(new Error(message), { code: "ENOSPC" });
}

/** What formidable's types leave out. */
interface PartHeaders {
  readonly headers: Readonly<Record<string, string>>;
}
const filename = /;\s*filename\*?\s*=/i;

/** Whether the bytes of a field are text so far. */
interface TextWatch {
  isUtf8: boolean;
}

/** Decodes what arrives of a field strictly; formidable puts U+FFFD in the place of what it cannot read. */
function watchText(part: Stream): TextWatch {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const watch: TextWatch = { isUtf8: true };
  const decode = (bytes?: Buffer): void => {
    try {
      decoder.decode(bytes, { stream: bytes !== undefined });
    } catch {
      watch.isUtf8 = false;
    }
  };
  part.on("data", decode);
  part.on("end", () => decode());
  return watch;
}

async function parse(context: Context, parser: Middleware, { tooLarge }: FileField): Promise<void> {
  const done: Next = () => Promise.resolve();
  const watch = watchRequest(context.req);
  try {
    await Promise.race([parser(context, done), watch.fault]);
  } catch (thrown) {
    // Drain what a parser left: a paused request does not notice that its connection has closed.
    context.req.resume();
    throw bodyFault(thrown, "multipart", tooLarge);
  } finally {
    watch.stop();
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Ends the parsing of a body that grows beyond `limit` bytes, also where the parser itself does not count
 * (before the first boundary, in the headers of a part). The parser gets a "too-large" error.
 */
function limitBody(request: IncomingMessage, limit: number): void {
  let received = 0;
  const count = (chunk: Buffer): void => {
    received += chunk.length;
    if (received <= limit) return;
    request.off("data", count);
    request.emit("error", new ApiError("too-large"));
  };
  // Listening to "data" starts the flow, so it has to wait until the parser listens as well.
  const onListener = (event: string | symbol): void => {
    if (event !== "data") return;
    request.off("newListener", onListener);
    request.on("data", count);
  };
  request.on("newListener", onListener);
}
