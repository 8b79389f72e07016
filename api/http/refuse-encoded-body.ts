import type { Middleware } from "koa";
import { ApiError } from "../errors";

const words = {
  en: "Send the body as it is, without compression (Content-Encoding).",
  ja: "本文を圧縮せずに（Content-Encodingヘッダーなしで）送信してください。",
};

/** Refuses every request with a `Content-Encoding` (RFC 9110, 8.4): no body is ever decompressed. Throws "unsupported-type". */
export const refuseEncodedBody: Middleware = (context, next) => {
  if (context.req.headers["content-encoding"] !== undefined) throw new ApiError("unsupported-type", { words });
  return next();
};
