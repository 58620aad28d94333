import { instantOf } from '#src/format/dates.ts';
import type { Client } from './clients-of.ts';

/** Something that a client wrote. */
export interface ClientNote {
  readonly key: string;
  readonly note: string;
  /** The folio of what it belongs to. */
  readonly of: string;
  /** ISO 8601 date and time; null when nobody knows. */
  readonly at: string | null;
}

/** What a client wrote with their answers and with the changes they asked for, in every version; the newest first. */
export function notesOf({ quotes }: Client): readonly ClientNote[] {
  const notes = quotes.flatMap((quote) =>
    [...quote.former, quote].flatMap(({ version, answer_note, answered_at, asked_change: asked }) =>
      [
        { what: 'respuesta', note: answer_note, at: answered_at },
        { what: 'cambio', note: asked?.note ?? null, at: asked?.at ?? null },
        ...(asked?.windows ?? []).map(({ key, note }) => ({ what: key, note, at: asked?.at ?? null })),
      ].map(({ what, note, at }) => ({
        key: `${quote.id} ${String(version)} ${what}`,
        note,
        of: quote.folio,
        at,
      })),
    ),
  );
  return notes
    .flatMap(({ note, ...rest }) => (note === null || note === '' ? [] : [{ ...rest, note }]))
    .toSorted((one, other) => (instantOf(other.at) ?? 0) - (instantOf(one.at) ?? 0));
}
