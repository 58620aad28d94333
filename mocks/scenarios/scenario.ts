import type { CallName } from '#src/api/contract/index.ts';
import type { Fault } from '../faults/fault.ts';
import type { Rows } from '../rows/index.ts';

/** A situation in which the app can be tried. */
export interface Scenario {
  readonly name: string;
  /** Description in one sentence. */
  readonly about: string;
  /**
   * Returns the tables that differ from the seeds on a day. Apart from dates, every call must return the same rows,
   * because stored changes refer to them.
   */
  readonly rows?: (day: string) => Partial<Rows>;
  /** Changes made after the rows are loaded. */
  readonly happens?: () => Promise<void>;
  /** E-mail of the logged-in user; missing when no user is logged in. */
  readonly loggedIn?: string;
  /** Whether that user's session has expired. @default false */
  readonly expired?: boolean;
  /** Added to every call, in ms. @default 0 */
  readonly latencyMs?: number;
  readonly faults?: Partial<Record<CallName, Fault>>;
}
