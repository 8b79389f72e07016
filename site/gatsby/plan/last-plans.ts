import { errorMessage } from "../../../content/model/error-message";
import type { OnFault } from "./guarded";

/** What each planner planned last: while one fails, its pages and files stay as they are. */
export class LastPlans<Planned> {
  private readonly last = new Map<string, readonly Planned[]>();

  /** Plans; raises what the planner raises when nobody is told of faults. */
  plan(name: string, onFault: OnFault | undefined, planner: () => readonly Planned[]): readonly Planned[] {
    try {
      const planned = planner();
      this.last.set(name, planned);
      return planned;
    } catch (error) {
      if (onFault === undefined) throw error;
      onFault(name, errorMessage(error));
      return this.last.get(name) ?? [];
    }
  }
}
