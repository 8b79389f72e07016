import { percentDecoded } from "./percent-decoded";

/** What a percent sign may begin: the bytes of one character in UTF-8. */
const percents = /%[0-7][\da-f]|%[cd][\da-f]%[\da-f]{2}|%e[\da-f](?:%[\da-f]{2}){2}|%f[\da-f](?:%[\da-f]{2}){3}|%/gi;

/** An address in which the percent signs that encode nothing are encoded: `50%引.jpg` -> `50%25引.jpg`. */
export const withEncodedPercents = (address: string): string =>
  address.replace(percents, (sign) => (percentDecoded(sign) === undefined ? sign.replaceAll("%", "%25") : sign));
