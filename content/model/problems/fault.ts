import type { faultWordsEn } from "./fault-words-en";

/** What can be wrong with a field or a file; fault-words-en.ts and fault-words-ja.ts have the words of each. */
export type FaultCode = keyof typeof faultWordsEn;

/** What is wrong, without words: they depend on who reads them. */
export interface Fault {
  readonly code: FaultCode;
  /** What the words name: a limit, the value that was typed, the values that are allowed. */
  readonly params?: Readonly<Record<string, Param>>;
}

/** A fault of a text, with the 1-based line on which it begins; without one where it is that of the whole text. */
export interface PlacedFault extends Fault {
  readonly line?: number;
}

type Param = string | number | readonly string[];

/** Names of the parameters in the words of a code: `"max"` of `"at most {max} characters"`; quoted JSON is none. */
type ParamName<Words extends string> = Words extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${string}"${string}` ? never : Name) | ParamName<Rest>
  : never;

/** The parameters that a code's words need, as the rest of an argument list. */
type ParamsOf<Code extends FaultCode> =
  ParamName<(typeof faultWordsEn)[Code]> extends never
    ? []
    : [params: Readonly<Record<ParamName<(typeof faultWordsEn)[Code]>, Param>>];

/** A fault with the parameters that its words need. */
export function fault<Code extends FaultCode>(code: Code, ...[params]: ParamsOf<Code>): Fault {
  return params === undefined ? { code } : { code, params };
}

/** A fault as the message of a zod issue, which can be nothing but a text. `faultOfMessage` reads it again. */
export function says<Code extends FaultCode>(code: Code, ...params: ParamsOf<Code>): string {
  return JSON.stringify(fault(code, ...params));
}

/** The fault that a zod issue's message holds; a message of zod's own is not for people. */
export function faultOfMessage(message: string): Fault {
  return message.startsWith('{"code":') ? (JSON.parse(message) as Fault) : { code: "unexpectedForm" };
}
