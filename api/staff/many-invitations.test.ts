import { newInvitation } from "./new-invitation";
import { invitationLife, invite, noStaff } from "./people";

test("of ten thousand invitations a hundred are open, the others are refused in a sentence, and those that ended make room", () => {
  let staff = noStaff;
  let refused = 0;
  for (let count = 0; count < 10_000; count += 1) {
    const { invitation } = newInvitation({ name: "Many", role: "editor" }, 0);
    try {
      staff = invite(invitation, 0)(staff);
    } catch (error) {
      refused += 1;
      expect(error).toMatchObject({
        code: "staff-refused",
        message: expect.stringContaining("Withdraw some") as string,
      });
    }
  }
  expect([staff.invitations.length, refused]).toEqual([100, 9900]);
  const { invitation } = newInvitation({ name: "Later", role: "editor" }, invitationLife);
  expect(invite(invitation, invitationLife)(staff).invitations).toEqual([invitation]);
});
