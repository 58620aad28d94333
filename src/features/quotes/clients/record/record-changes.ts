import { cellsOf, clientOf, keptOf, type KeptClient } from '#machines/support/client-cells.ts';
import type { ClientRecord } from '#src/api/contract/assumed/clients.ts';
import { phoneText } from '#src/format/phone.ts';
import { clientFields, type ClientField } from '#src/reading/clients/client-headings.ts';
import { cfdiUses, regimes } from '#src/reading/tax/catalogues.ts';
import { namedIn } from './tax-words.ts';

/** A client's record in three states. */
export interface RecordChange {
  /** As it was read. */
  readonly before: KeptClient;
  /** As the person sent it. */
  readonly typed: KeptClient;
  /** As it is kept now, after somebody else's change. */
  readonly saved: KeptClient;
}

/** A field that the person changed and that is kept with another value. */
interface Clash {
  readonly title: string;
  readonly saved: string;
  readonly typed: string;
}

function shown(field: ClientField, text: string): string {
  if (text === '') return 'nada';
  if (field === 'phone') return phoneText(text);
  if (field === 'tax.regime') return namedIn(text, regimes);
  return field === 'tax.cfdi_use' ? namedIn(text, cfdiUses) : text;
}

/** What the person would lose, and what somebody else changed besides. */
export function differencesOf({ before, typed, saved }: RecordChange) {
  const [was, mine, now] = [cellsOf(before), cellsOf(typed), cellsOf(saved)];
  const clashes: readonly Clash[] = clientFields
    .filter(({ key }) => mine[key] !== was[key] && mine[key] !== now[key])
    .map(({ key, title }) => ({ title, saved: shown(key, now[key]), typed: shown(key, mine[key]) }));
  const others: readonly string[] = clientFields
    .filter(({ key }) => mine[key] === was[key] && now[key] !== was[key])
    .map(({ title }) => title);
  return { clashes, others };
}

/**
 * What is sent after somebody else's change was met: what the person did not touch stays as it is kept now, and where the
 * server does not say that, what they typed is saved over it.
 * @param newer null when nobody else's change was met
 */
export function recordOver(
  newer: { readonly saved: ClientRecord | null } | null,
  { before, typed }: Pick<RecordChange, 'before' | 'typed'>,
): KeptClient {
  if (newer === null) return typed;
  if (newer.saved === null) return { ...typed, version: null };
  const saved = keptOf(newer.saved);
  const [was, mine] = [cellsOf(before), cellsOf(typed)];
  const cells = { ...cellsOf(saved) };
  for (const { key } of clientFields) if (mine[key] !== was[key]) cells[key] = mine[key];
  return clientOf(saved, cells);
}
