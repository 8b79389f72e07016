import { ask } from "../product/ask";
import type { InquiriesAnswer, InquiryAnswer } from "../../content/model/api/inquiry-answer";
import { startedProduct } from "../product/started-product";

const headers = { "Content-Type": "application/json", "Sec-Fetch-Site": "same-origin" };

/** The inbox of the product under test, as staff who are logged in see it. */
export async function openInbox() {
  const { password } = startedProduct();
  const login = await ask("/api/login", { method: "POST", headers, body: JSON.stringify({ password }) });
  const cookie = login.headers.getSetCookie().join("; ");
  return {
    /** The newest inquiries. */
    async list(): Promise<readonly InquiryAnswer[]> {
      const answer = await ask("/api/inquiries", { headers: { Cookie: cookie } });
      return ((await answer.json()) as InquiriesAnswer).items;
    },
    /** Answers the status of the call. */
    async remove(_id: string): Promise<number> {
      const body = JSON.stringify({ ids: [_id] });
      const answer = await ask("/api/deleteInquiries", {
        method: "POST",
        headers: { ...headers, Cookie: cookie },
        body,
      });
      return answer.status;
    },
  };
}
