import { mountApp } from "../kit/app/mount-app";
import { SessionGate } from "../kit/app/SessionGate";
import { InquiriesPanel } from "./InquiriesPanel";
import { useInquiryWords } from "./inquiry-words";
import "./inquiries.css";

/** The staff's inbox (R5.6). */
export const mount = mountApp(<InquiriesApp />);

/** The inbox page: the login box, or the inquiries. Logout takes what visitors wrote off the page. */
export function InquiriesApp() {
  const { title, expired } = useInquiryWords();
  return (
    <SessionGate title={title} page="inquiries" atLogout="remove" expired={expired}>
      {(loginCount) => <InquiriesPanel loginCount={loginCount} />}
    </SessionGate>
  );
}
