import { createHmac, timingSafeEqual } from "node:crypto";
import type { z } from "zod";
import { parseJson } from "./parse-json";

/** Values as texts for URLs and cookies, each with its signature. */
export interface SignedTexts<T> {
  sign(value: T): string;
  /** The value of a text that this key signed; undefined for any other. */
  read(signed: string): T | undefined;
}

/** Texts that servers with the same key accept from each other. */
export function signedTexts<T>(key: Buffer, shape: z.ZodType<T>): SignedTexts<T> {
  const signature = (text: string): string => createHmac("sha256", key).update(text).digest("base64url");
  return {
    sign(value) {
      const text = Buffer.from(JSON.stringify(value)).toString("base64url");
      return `${text}.${signature(text)}`;
    },
    read(signed) {
      const [, text = "", mark = ""] = /^([\w-]+)\.([\w-]+)$/.exec(signed) ?? [];
      if (!isSameMark(Buffer.from(mark), Buffer.from(signature(text)))) return undefined;
      return shape.safeParse(parseJson(Buffer.from(text, "base64url").toString("utf8"))).data;
    },
  };
}

/** Compares a signature that was given with the right one in a time that does not depend on where they differ. */
export function isSameMark(given: Buffer, right: Buffer): boolean {
  return given.length === right.length && timingSafeEqual(given, right);
}
