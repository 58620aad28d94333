import type { CallName } from '#src/api/contract/index.ts';
import type { Fault } from '../faults/fault.ts';
import type { Rows } from '../rows/index.ts';

/** A situation that the app can be tried in. */
export interface Scenario {
  readonly name: string;
  /** What is so in it, in one sentence. */
  readonly about: string;
  /**
   * Tables that differ from the seeds, as they are on a day. The same rows at every call, dates aside: they are what
   * stored changes refer to.
   */
  readonly rows?: (day: string) => Partial<Rows>;
  /** What has happened on top of the rows. */
  readonly happens?: () => Promise<void>;
  /** E-mail of the person who is logged in; none where nobody is. */
  readonly loggedIn?: string;
  /** Whether that person's session has run out meanwhile. @default false */
  readonly expired?: boolean;
  /** Added to every call, in ms. @default 0 */
  readonly latencyMs?: number;
  readonly faults?: Partial<Record<CallName, Fault>>;
}
