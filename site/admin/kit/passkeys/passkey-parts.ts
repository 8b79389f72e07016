/** What passkeys need, loaded when somebody has one or is invited. */
export { AddPasskey } from "./AddPasskey";
export { InvitationBox } from "./InvitationBox";
export { PasskeyLogin } from "./PasskeyLogin";
