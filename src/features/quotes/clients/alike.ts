import { includesWords, normalizeText } from '#src/format/normalize-text.ts';
import { marksOf } from '#src/reading/clients/client-marks.ts';
import type { Client } from './clients-of.ts';

/** A client as somebody types it into a quote. */
export interface TypedClient {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}

const MOST_SHOWN = 3;
/** A name of fewer letters is that of too many. */
const LEAST_LETTERS = 3;

/** What a form gets of a client. */
export const typedOf = ({ name, phones, emails }: Client): TypedClient => ({
  name: name ?? '',
  phone: phones[0] ?? '',
  email: emails[0] ?? '',
});

const isSame = (one: TypedClient, other: TypedClient) =>
  one.name === other.name && one.phone === other.phone && one.email === other.email;

/** The clients that somebody may mean: those with that telephone or e-mail in whatever spelling, then those of that name. */
export function alikeOf(clients: readonly Client[], typed: TypedClient): readonly Client[] {
  const marks = marksOf({ ...typed, name: null });
  const words = normalizeText(typed.name);
  const others = clients.filter((client) => !isSame(typedOf(client), typed));
  const known = others.filter(({ phones, emails }) =>
    [
      ...phones.map((phone) => marksOf({ name: null, phone, email: null })),
      ...emails.map((email) => marksOf({ name: null, phone: null, email })),
    ].some((own) => own.some((mark) => marks.includes(mark))),
  );
  const named =
    words.length < LEAST_LETTERS
      ? []
      : others.filter(({ name }) => includesWords(normalizeText(name ?? ''), words));
  // Who is typed in full with a telephone of their own is somebody else of that name.
  return [...new Set([...known, ...(marks.length > 0 && known.length === 0 ? [] : named)])].slice(
    0,
    MOST_SHOWN,
  );
}
