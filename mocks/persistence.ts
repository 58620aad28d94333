import * as z from 'zod/mini';
import { initialScenario, beginWith } from './initial-data.ts';
import { rowsOf, scenarioIds, type ScenarioId } from './scenarios/index.ts';
import { takeSnapshot, type Snapshot } from './tables.ts';
import { surroundTransactions, transaction } from './transaction.ts';

/** Where all changes are kept. The number is that of the envelope's shape. */
const STORAGE_KEY = 'rollux-mocks-2';

/** Only what differs from the beginning is stored: ten thousand rows would not fit, and need not be. */
const Envelope = z.object({
  /** The scenario that the database began with. */
  scenario: z.nullable(z.enum(scenarioIds)),
  /** Fingerprint of the rows that it began with. */
  began: z.string(),
  changes: z.record(z.string(), z.unknown()),
});

/** Tells rows apart from other rows (FNV-1a), so that changes to older ones are not mixed with new ones. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16);
}

const DAYS = /\d{4}-\d{2}-\d{2}/g;

const fingerprints = new Map<ScenarioId | null, string>();

/** The same on every day: what somebody changed yesterday is changed today, while all other dates go on with the days. */
function fingerprintOf(id: ScenarioId | null): string {
  const print = fingerprints.get(id) ?? fingerprint(JSON.stringify(rowsOf(id)).replace(DAYS, ''));
  fingerprints.set(id, print);
  return print;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function encode(changes: Snapshot): string {
  const scenario = initialScenario.get();
  return JSON.stringify({ scenario, began: fingerprintOf(scenario), changes });
}

/** What is needed of a browser's storage. */
type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps what fits: pictures can outgrow the storage, and without its picture a person shows their initials. */
function write(storage: TextStorage, changes: Snapshot): void {
  const { images: _images, ...others } = changes;
  for (const kept of [changes, others]) {
    try {
      storage.setItem(STORAGE_KEY, encode(kept));
      return;
    } catch {
      continue;
    }
  }
}

/**
 * Keeps the changes in a browser's storage. Every transaction reads what another tab may have written, works, and writes, all
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
    if (envelope.success) {
      const { scenario, began, changes } = envelope.data;
      if (began === fingerprintOf(scenario) && (await beginWith(scenario, changes))) return;
    }
    storage.removeItem(STORAGE_KEY);
    known = null;
    await beginWith(null);
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

/** Back to the seeds, in the rows and wherever they are kept. */
export const resetDatabase = (): Promise<void> =>
  transaction(async () => {
    await beginWith(null);
  }, true);
