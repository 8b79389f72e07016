import { omitUndefined } from "../../content/model/omit-undefined";
import type { Session, Sessions } from "../auth/sessions";
import { administratorNames, type Staff } from "./people";

/**
 * Sessions with what their person may do now: a changed role counts from the next call, and a session is over once its
 * person was removed or its sessions were ended; servers that share a remote follow with their next poll. The shared password counts as an administrator until it is turned
 * off; turned on again, it brings none of its sessions back.
 */
export function staffSessions(sessions: Sessions, current: () => Staff): Sessions {
  const withRole = (session: Session | undefined): Session | undefined => {
    if (session === undefined) return undefined;
    const staff = current();
    if (session.person === undefined) {
      const isOver = staff.passwordOff || (session.timesOff ?? 0) !== staff.timesOff;
      return isOver ? undefined : { ...session, role: "administrator" };
    }
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
    start: (session) => sessions.start(session.person ? session : { ...session, timesOff: current().timesOff }),
    find: (id) => withRole(sessions.find(id)),
    peek: (id) => withRole(sessions.peek(id)),
    list: () =>
      sessions.list().flatMap((listed) => {
        const session = withRole(listed.session);
        return session === undefined ? [] : [{ ...listed, session }];
      }),
  };
}
