import { staffFlag } from "../../../../content/model/pages/admin-paths";

/** Lets this device's public pages offer "Edit" from a login until the session has ended. */
export function flagStaff(isLoggedIn: boolean): void {
  try {
    if (isLoggedIn) localStorage.setItem(staffFlag, "1");
    else localStorage.removeItem(staffFlag);
  } catch {
    // Storage is switched off: the pages stay as visitors have them.
  }
}
