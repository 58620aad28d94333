import * as z from 'zod/mini';
import { rowsOf, scenarioIds, type ScenarioId } from '../scenarios/index.ts';
import { fillDatabase, initialScenario } from './initial-data.ts';
import { takeSnapshot, type Snapshot } from './tables.ts';
import { transaction, wrapTransactions } from './transaction.ts';

/** Storage key of all changes. Its number is the version of the format. */
const STORAGE_KEY = 'rollux-mocks-2';

/** Only changes are stored: ten thousand rows would not fit. */
const Envelope = z.object({
  /** The scenario that the database was filled with. */
  scenario: z.nullable(z.enum(scenarioIds)),
  /** Fingerprint of the initial rows. */
  began: z.string(),
  changes: z.record(z.string(), z.unknown()),
});

/** Returns a hash of the initial rows (FNV-1a), so that changes to older rows are not applied to new ones. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16);
}

const DAYS = /\d{4}-\d{2}-\d{2}/g;

const fingerprints = new Map<ScenarioId | null, string>();

/**
 * The fingerprint ignores dates: changes of yesterday still apply today, while all other dates move with the current
 * day.
 */
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

/** The required methods of a browser's storage. */
type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Stores the changes that fit: uploads can exceed the storage. A user without a picture is shown with initials, a file without
 * its pages as a page with its name.
 */
function write(storage: TextStorage, changes: Snapshot): void {
  const { uploads: _uploads, ...others } = changes;
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
 * Stores the changes in a browser's storage. Every transaction reads changes of other tabs, runs, and writes, under
 * one lock that all tabs share. So no write is ever pending: leaving the page or using two tabs at once cannot lose or
 * mix changes, and no timer or storage event is needed.
 */
export function persistIn(storage: TextStorage, locks: Pick<LockManager, 'request'>): void {
  /** The stored text that this tab last read or wrote. */
  let lastText: string | null = null;

  async function loadStored(): Promise<void> {
    const text = storage.getItem(STORAGE_KEY);
    if (text === lastText) return;
    lastText = text;
    const envelope = z.safeParse(Envelope, parse(text ?? ''));
    if (envelope.success) {
      const { scenario, began, changes } = envelope.data;
      if (began === fingerprintOf(scenario) && (await fillDatabase(scenario, changes))) return;
    }
    storage.removeItem(STORAGE_KEY);
    lastText = null;
    await fillDatabase(null);
  }

  wrapTransactions((work, writes) =>
    locks.request(STORAGE_KEY, async () => {
      await loadStored();
      const result = await work();
      if (writes) {
        write(storage, takeSnapshot());
        lastText = storage.getItem(STORAGE_KEY);
      }
      return result;
    }),
  );
}

/** Resets the rows and the storage to the seeds. */
export const resetDatabase = (): Promise<void> =>
  transaction(async () => {
    await fillDatabase(null);
  }, true);
