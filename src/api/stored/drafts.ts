import * as z from 'zod/mini';
import { Draft, DraftWindow, EMPTY_DRAFT } from '../draft.ts';
import { readWith, type Kind, type Reading } from './entry.ts';
import { DRAFTS } from './names.ts';
import { storedItems } from './stored-items.ts';

const Fields = z.record(z.string(), z.unknown());
const Several = z.array(z.unknown());

const whole = readWith(Draft);
const window = readWith(DraftWindow);
const partly = z.partial(Draft);

/**
 * Reads a draft; where a part of it cannot be read, the others with their windows, and a draft of what is left, which a
 * later build may read.
 */
function readDraft(stored: unknown): Reading<Draft> {
  const read = whole(stored);
  const fields = z.safeParse(Fields, stored);
  if (read.unread.length === 0 || !fields.success) return read;
  const { windows = [], ...others } = fields.data;
  const known = Object.entries(others).filter(
    ([name, value]) => z.safeParse(partly, { [name]: value }).success,
  );
  const readings = (z.safeParse(Several, windows).data ?? [windows]).map(window);
  const draft = z.safeParse(Draft, {
    ...EMPTY_DRAFT,
    ...Object.fromEntries(known),
    windows: readings.flatMap(({ items }) => items),
  });
  if (!draft.success || draft.data.windows.length === 0) return read;
  const left = {
    ...others,
    // What is left of it must not be saved in its place.
    quote: null,
    windows: readings.flatMap(({ unread }) => unread),
  };
  return { items: [draft.data], unread: [left] };
}

const kind: Kind<Draft> = {
  name: DRAFTS,
  version: 2,
  read: readDraft,
  migrations: {
    /** Version 1 was one draft without an owner. */
    1: ({ version: _version, ...draft }) => ({ items: [draft] }),
  },
};

/** An owner's drafts: the first is the one being put together, the others wait. */
export const drafts = storedItems(kind);
