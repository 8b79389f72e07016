import { useFrame } from "../shell/frame";

/** The chamber's address, to write to directly. */
export function MailLink() {
  const { email } = useFrame().site;
  return <a href={`mailto:${email}`}>{email}</a>;
}
