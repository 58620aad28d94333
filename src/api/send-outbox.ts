import { request } from './connection.ts';
import { toFailure, type ApiError, type ApiErrorKind } from './errors.ts';
import {
  changeOutbox,
  nextOf,
  readOutbox,
  sentOf,
  withLast,
  withRefused,
  withSent,
  type Sent,
  type Unsent,
} from './stored/outbox-store.ts';

/** What happens while an outbox is sent. */
export type OutboxNews =
  | { readonly type: 'outbox.delivered'; readonly sent: Sent }
  | { readonly type: 'outbox.declined'; readonly entry: Unsent }
  /** The server cannot be reached, or cannot answer now. Of several quotes that failed, the last one's error. */
  | { readonly type: 'outbox.failed'; readonly error: ApiError };

/** After these failures the same request may succeed later; a 401 ends the session. */
const temporary: readonly ApiErrorKind[] = [
  'unreachable',
  'cancelled',
  'unauthorized',
  'throttled',
  'broken',
  'fault',
];

/** Whether only this quote may fail: the server answers, and does not ask for a wait. */
const mayBeItsOwn = ({ kind, retryAfterMs }: ApiError) =>
  (kind === 'fault' || kind === 'broken') && retryAfterMs === null;

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

/** @returns why it has to be sent again; null when the server has answered it */
async function sendOne(entry: Unsent, { person, signal, tell }: Sending): Promise<ApiError | null> {
  const { key, values } = entry;
  // It may have left the outbox meanwhile: by a logout, or by the person.
  const isThere = () => readOutbox(person).unsent.some((one) => one.key === key);
  try {
    const reply = await request('saveQuote', values, { signal });
    if (!isThere()) return null;
    tell({ type: 'outbox.delivered', sent: sentOf(entry, reply) });
    changeOutbox(person, (outbox) => withSent(outbox, key, reply));
  } catch (cause) {
    const error = toFailure(cause);
    if (temporary.includes(error.kind)) return error;
    if (!isThere()) return null;
    tell({ type: 'outbox.declined', entry });
    changeOutbox(person, (outbox) => withRefused(outbox, key, error));
  }
  return null;
}

/**
 * Sends a person's outbox, one quote after another, until it is empty or nothing can be sent now. A quote that the
 * server fails to answer goes behind the others with its later versions, so that it blocks none of them. Only one tab
 * sends at a time, and each quote is read again before it is sent. A repeat of a call whose reply was lost has the same
 * content, hence the same idempotency key, and saves nothing twice.
 */
export async function sendOutbox(sending: Sending): Promise<void> {
  const { person, signal, tell } = sending;
  await alone(`rollux-por-enviar-${String(person)}`, signal, async () => {
    const failed = new Set<string>();
    let failure: ApiError | null = null;
    for (
      let entry = nextOf(readOutbox(person));
      entry !== undefined && !signal.aborted && !failed.has(entry.values.id);
      entry = nextOf(readOutbox(person))
    ) {
      const { id } = entry.values;
      const error = await sendOne(entry, sending);
      if (error === null) continue;
      failure = error;
      if (!mayBeItsOwn(error)) break;
      failed.add(id);
      changeOutbox(person, (outbox) => withLast(outbox, id));
    }
    if (failure !== null && !signal.aborted) tell({ type: 'outbox.failed', error: failure });
  });
}
