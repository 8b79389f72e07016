import { omitUndefined } from "../../content/model/omit-undefined";
import type { Session, Sessions } from "../auth/sessions";
import { administratorNames, type Staff } from "./people";

/**
 * Sessions with what their person may do now: a changed role counts from the next call, and a session is over once its
 * person was removed or its sessions were ended, at every server. The shared password counts as an administrator while it is on.
 */
export function staffSessions(sessions: Sessions, current: () => Staff): Sessions {
  const withRole = (session: Session | undefined): Session | undefined => {
    if (session === undefined) return undefined;
    const staff = current();
    if (session.person === undefined) return staff.passwordOff ? undefined : { ...session, role: "administrator" };
    const { _id, generation } = session.person;
    const person = staff.people.find((one) => one._id === _id && one.generation === generation);
    if (person === undefined) return undefined;
    const { name, email, role } = person;
    const { device } = session;
    const administrators = role === "administrator" ? {} : { administrators: administratorNames(staff) };
    return { person: session.person, name, ...omitUndefined({ device, email }), role, ...administrators };
  };
  return {
    ...sessions,
    find: (id) => withRole(sessions.find(id)),
    peek: (id) => withRole(sessions.peek(id)),
    list: () =>
      sessions.list().flatMap((listed) => {
        const session = withRole(listed.session);
        return session === undefined ? [] : [{ ...listed, session }];
      }),
  };
}
