import * as z from 'zod/mini';
import { fillWithSeeds, restoreSnapshot, takeSnapshot, type Snapshot } from './tables.ts';
import { seeds } from './seeds/index.ts';
import { surroundTransactions, transaction } from './transaction.ts';

/** Where all rows are kept. The number is that of the envelope's shape. */
const STORAGE_KEY = 'rollux-mocks-1';

const Envelope = z.object({ seeds: z.string(), rows: z.record(z.string(), z.unknown()) });

/** Tells the seeds apart from other seeds (FNV-1a), so that rows that grew from older ones are not mixed with new ones. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16);
}

const SEEDS = fingerprint(JSON.stringify(seeds));

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const encode = (rows: Snapshot) => JSON.stringify({ seeds: SEEDS, rows });

/** What is needed of a browser's storage. */
type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps what fits: pictures can outgrow the storage, and without its picture a person shows their initials. */
function write(storage: TextStorage, rows: Snapshot): void {
  for (const kept of [rows, { ...rows, images: [] }]) {
    try {
      storage.setItem(STORAGE_KEY, encode(kept));
      return;
    } catch {
      continue;
    }
  }
}

/**
 * Keeps the rows in a browser's storage. Every transaction reads what another tab may have written, works, and writes, all
 * under one lock that the tabs share: nothing is ever pending, so that neither leaving the page nor two tabs at once can
 * lose or mix anything, and no timer or storage event is needed.
 */
export function persistIn(storage: TextStorage, locks: Pick<LockManager, 'request'>): void {
  /** The stored text that this tab has read or written last. */
  let known: string | null = null;

  async function readThrough(): Promise<void> {
    const text = storage.getItem(STORAGE_KEY);
    if (text === known) return;
    known = text;
    const envelope = z.safeParse(Envelope, parse(text ?? ''));
    const usable = envelope.success && envelope.data.seeds === SEEDS;
    if (usable && (await restoreSnapshot(envelope.data.rows))) return;
    storage.removeItem(STORAGE_KEY);
    known = null;
    await fillWithSeeds();
  }

  surroundTransactions((work, writes) =>
    locks.request(STORAGE_KEY, async () => {
      await readThrough();
      const result = await work();
      if (writes) {
        write(storage, takeSnapshot());
        known = storage.getItem(STORAGE_KEY);
      }
      return result;
    }),
  );
}

/** Back to the seeds, in the rows and wherever they are kept: the one place that does it. */
export const resetDatabase = (): Promise<void> => transaction(fillWithSeeds, true);
