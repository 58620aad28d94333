import type { QuotedWindow, WindowPayload } from '#src/api/contract/assumed/quoted.ts';
import type { DraftWindow } from '#src/api/draft.ts';
import { hangsInRecess } from '#src/content/families.ts';
import { settledFitting } from '#src/content/fittings.ts';
import { fittedWindow } from '#src/materials/fitted-window.ts';
import { askedSizeOf } from './accepted-offer.ts';
import type { PricedDraftWindow } from './price-window.ts';

/** Left out without words, so that a window without a note is as before. */
const noteOf = (note: string | null | undefined): Pick<WindowPayload, 'note'> => {
  const words = note?.trim() ?? '';
  return words === '' ? {} : { note: words };
};

/** Left out where it is not optional, for the same reason. */
const optionalOf = (optional: boolean | undefined): Pick<WindowPayload, 'optional'> =>
  optional === true ? { optional } : {};

/** A window as it is sent and described; null while something is missing. */
export function quotedOf(priced: PricedDraftWindow): WindowPayload | null {
  const { window, reading } = priced;
  const { variant, colour, line, measured } = reading;
  if (variant === null || colour === null || line === null) return null;
  // What each field of a draft is sent as: a field that is not sent does not compile.
  const of = {
    key: { key: window.key },
    name: { name: window.name.trim() },
    // The variant names its family.
    family: {},
    variant: { variant: variant.slug },
    color: { color: colour.slug },
    ...{ width: { line }, height: { line }, quantity: { line }, choices: { line } },
    mount: { mount: hangsInRecess(variant) ? window.mount : null },
    measured: { measured },
    fitting: { fitting: settledFitting(fittedWindow(window, { ...reading, variant }), window.fitting) },
    // The fitting says what makes it safe.
    children: {},
    note: noteOf(window.note),
    optional: optionalOf(window.optional),
    offer: { asked: askedSizeOf(priced) },
  } satisfies Readonly<Record<keyof DraftWindow, Partial<WindowPayload>>>;
  return {
    ...{ ...of.key, ...of.name, ...of.variant, ...of.color, ...of.choices },
    ...{ ...of.mount, ...of.measured, ...of.fitting, ...of.offer, ...of.note, ...of.optional },
  };
}

/** The windows to send, without those that cannot be made. */
export const payloadOf = (windows: readonly PricedDraftWindow[]): readonly WindowPayload[] =>
  windows.flatMap((priced) => {
    const quoted = priced.outcome?.kind === 'quote' ? quotedOf(priced) : null;
    return quoted === null ? [] : [quoted];
  });

/** A window that the server sent, as the client sends it. */
export const payloadOfQuoted = ({
  key,
  name,
  variant,
  color,
  line,
  mount,
  measured,
  fitting,
  asked,
  note,
  optional,
}: QuotedWindow): WindowPayload => ({
  ...{ key, name, variant, color, line, mount, measured, fitting, asked },
  ...noteOf(note),
  ...optionalOf(optional),
});

/** The FNV-1a hash of a text, as eight hex digits. */
export function digestOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** The key of the window that a cart line was made from. */
export const windowOfLine = (lineKey: string): string => lineKey.slice(0, lineKey.lastIndexOf('-'));

/**
 * The windows to send to a cart, with a hash of the content in each key. The cart ignores keys that it has: a changed
 * window becomes another line, and sending an unchanged window again adds nothing. What is in a cart is wanted.
 */
export const cartPayloadOf = (windows: readonly PricedDraftWindow[]): readonly WindowPayload[] =>
  payloadOf(windows).map(({ optional: _optional, ...window }) => ({
    ...window,
    key: `${window.key}-${digestOf(JSON.stringify(window))}`,
  }));
