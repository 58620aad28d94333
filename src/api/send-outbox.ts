import { request } from './connection.ts';
import { toFailure, type ApiErrorKind } from './errors.ts';
import {
  changeOutbox,
  nextOf,
  readOutbox,
  sentOf,
  withRefused,
  withSent,
  type Sent,
  type Unsent,
} from './outbox-store.ts';

/** What happens while an outbox is sent. */
export type OutboxNews =
  | { readonly type: 'outbox.delivered'; readonly sent: Sent }
  | { readonly type: 'outbox.declined'; readonly entry: Unsent }
  /** The server cannot be reached, or cannot answer now. */
  | { readonly type: 'outbox.failed' };

/** After these failures the same request may succeed later; a 401 ends the session. */
const temporary: readonly ApiErrorKind[] = [
  'unreachable',
  'cancelled',
  'unauthorized',
  'throttled',
  'broken',
  'fault',
];

/** Runs work while no other tab does; where the browser has no locks, at once. */
async function alone(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  const { locks }: Partial<Navigator> = navigator;
  await (locks === undefined ? work() : locks.request(name, { signal }, work));
}

interface Sending {
  readonly person: number;
  readonly signal: AbortSignal;
  readonly tell: (news: OutboxNews) => void;
}

/** @returns whether the next quote may be sent */
async function sendOne(entry: Unsent, { person, signal, tell }: Sending): Promise<boolean> {
  const { key, values } = entry;
  // It may have left the outbox meanwhile: by a logout, or by the person.
  const isThere = () => readOutbox(person).unsent.some((one) => one.key === key);
  try {
    const reply = await request('saveQuote', values, { signal });
    if (!isThere()) return true;
    tell({ type: 'outbox.delivered', sent: sentOf(entry, reply) });
    changeOutbox(person, (outbox) => withSent(outbox, key, reply));
    return true;
  } catch (cause) {
    const error = toFailure(cause);
    if (temporary.includes(error.kind)) {
      if (!signal.aborted) tell({ type: 'outbox.failed' });
      return false;
    }
    if (!isThere()) return true;
    tell({ type: 'outbox.declined', entry });
    changeOutbox(person, (outbox) => withRefused(outbox, key, error));
    return true;
  }
}

/**
 * Sends a person's outbox, one quote after another, until it is empty or a quote cannot be sent now. Only one tab sends
 * at a time, and each quote is read again before it is sent. A repeat of a call whose reply was lost has the same
 * content, hence the same idempotency key, and saves nothing twice.
 */
export async function sendOutbox(sending: Sending): Promise<void> {
  const { person, signal } = sending;
  await alone(`rollux-por-enviar-${String(person)}`, signal, async () => {
    for (
      let entry = nextOf(readOutbox(person));
      entry !== undefined && !signal.aborted;
      entry = nextOf(readOutbox(person))
    ) {
      if (!(await sendOne(entry, sending))) return;
    }
  });
}
