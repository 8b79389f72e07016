import { mkdtemp, mkdir, readdir, readFile, rm } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import type { Context, Middleware, Next } from "koa";
import type { koaBody as KoaBody } from "koa-body";
import { fault } from "../../content/model/problems/fault";
import { ApiError } from "../errors";
import { bodyFault } from "./body-fault";
import { watchRequest } from "./body-time";

/** The largest picture that can be uploaded, in bytes. */
const maxUploadBytes = 10 * 1024 * 1024;
const maxFields = 40;
const maxFieldBytes = 500 * 1024;
// Boundaries and part headers of a full form.
const maxBodyBytes = maxUploadBytes + maxFieldBytes + 64 * 1024;

/** What a write call sent: field name -> text (JSON bodies: any value), and the picture's bytes. */
export interface Form {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly image?: Buffer;
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

/** Reads a multipart or JSON body within the limits. The picture arrives in the field `image`. */
export async function readForm(context: Context, uploads: UploadFolder): Promise<Form> {
  const declared = Number(context.get("Content-Length") || 0);
  if (declared > maxBodyBytes) throw new ApiError("too-large");
  if (context.is("application/json") === "application/json") return { fields: await readJson(context, maxFieldBytes) };
  if (context.is("multipart/form-data") !== "multipart/form-data") throw new ApiError("unsupported-type");
  const folder = await mkdtemp(join(uploads.path, "upload-"));
  try {
    return await readMultipart(context, folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 2 });
  }
}

/** Reads a JSON object of at most `limit` bytes. */
export async function readJson(context: Context, limit: number): Promise<Record<string, unknown>> {
  if (context.is("application/json") !== "application/json") throw new ApiError("unsupported-type");
  const koaBody = await loadKoaBody();
  await parse(context, koaBody({ multipart: false, urlencoded: false, text: false, jsonLimit: limit }), "json");
  const body: unknown = context.request.body;
  if (!isRecord(body)) throw bodyFault(new SyntaxError("not an object"), "json");
  return body;
}

// Loaded with the first form: the service starts faster without it.
async function loadKoaBody(): Promise<typeof KoaBody> {
  return (await import("koa-body")).koaBody;
}

async function readMultipart(context: Context, folder: string): Promise<Form> {
  limitBody(context.req, maxBodyBytes);
  const koaBody = await loadKoaBody();
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
      maxFileSize: maxUploadBytes,
      maxTotalFileSize: maxUploadBytes,
      allowEmptyFiles: true,
      minFileSize: 0,
      onPart(part, handle) {
        // formidable decodes a field with whatever a client names here, and dies of an unknown name.
        handle(Object.assign(part, { transferEncoding: "utf-8" }));
      },
    },
  });
  await parse(context, parser, "multipart");
  const fields = isRecord(context.request.body) ? context.request.body : {};
  const files: Readonly<Record<string, unknown>> = context.request.files ?? {};
  const unknown = Object.keys(files).find((name) => name !== "image");
  if (unknown !== undefined) throw new ApiError("invalid-input", { fields: { [unknown]: fault("unknownInput") } });
  const file = Array.isArray(files["image"]) ? undefined : context.request.files?.["image"];
  if (file === undefined || Array.isArray(file)) return { fields };
  const image = await readFile(file.filepath);
  // A browser sends an empty file without a name for a file input that was left empty.
  return image.length === 0 && !file.originalFilename ? { fields } : { fields, image };
}

async function parse(context: Context, parser: Middleware, kind: "json" | "multipart"): Promise<void> {
  const done: Next = () => Promise.resolve();
  const watch = watchRequest(context.req);
  try {
    await Promise.race([parser(context, done), watch.fault]);
  } catch (thrown) {
    // Drain what a parser left: a paused request does not notice that its connection has closed.
    context.req.resume();
    throw bodyFault(thrown, kind);
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
