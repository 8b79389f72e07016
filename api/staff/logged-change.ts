import { keptEntries, type LogEntry } from "../auth/log-entry";
import type { Staff, StaffChange } from "./people";

/** A change with its entry in the log: both are stored, or neither. `entryOf` gets the staff from before. */
export function logged(change: StaffChange, entryOf: (before: Staff) => LogEntry): StaffChange {
  return (staff) => {
    const changed = change(staff);
    return { ...changed, log: [...changed.log, entryOf(staff)].slice(-keptEntries) };
  };
}

/** The name of a person, or of somebody who is invited. */
export function nameOf({ people, invitations }: Staff, id: string): string | undefined {
  return [...people, ...invitations].find(({ _id }) => _id === id)?.name;
}
