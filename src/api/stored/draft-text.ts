/** Works on stored drafts without their schema, which would weigh on every page. */

export type Fields = Readonly<Record<string, unknown>>;

/** A draft without what only its dealer may read: where it goes, how its client's price is made, and the saved quote that it changes. */
export const WITHOUT_RESALE = {
  postcode: undefined,
  margin: '',
  ownLines: undefined,
  rounded: undefined,
  margins: undefined,
  isMarginChosen: undefined,
  quote: null,
};

/** What a draft says of persons. */
const NOBODY = {
  ...WITHOUT_RESALE,
  title: '',
  client: { name: '', phone: '', email: '' },
};

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function fieldsOf(text: string): Fields {
  try {
    const stored: unknown = JSON.parse(text);
    return isFields(stored) ? stored : {};
  } catch {
    return {};
  }
}

/**
 * Removes the client, the margin and the saved quote from the drafts of an entry; their windows stay.
 * @returns null when the entry cannot be read, as nobody knows what it says of persons
 */
export function withoutPersons(text: string): string | null {
  const fields = fieldsOf(text);
  const { entries, items, windows } = fields;
  if (Array.isArray(entries)) {
    const known = entries.flatMap((entry) =>
      typeof entry === 'string' ? (withoutPersons(entry) ?? []) : [],
    );
    return JSON.stringify({ ...fields, entries: known });
  }
  if (Array.isArray(items)) {
    const anonymous = items.filter(isFields).map((item) => ({ ...item, ...NOBODY }));
    return JSON.stringify({ ...fields, items: anonymous, unread: [] });
  }
  return Array.isArray(windows) ? JSON.stringify({ ...fields, ...NOBODY }) : null;
}

/**
 * Before version 2 a draft had no owner: one that only a person with a session can have made may lie where a visitor's
 * does now, and the next person must not get it with its client.
 */
export function disowned(text: string): string | null {
  const { version, quote = null, margin = '' } = fieldsOf(text);
  return version === 1 && (quote !== null || margin !== '') ? withoutPersons(text) : text;
}
