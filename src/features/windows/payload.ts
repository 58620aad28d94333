import type { WindowPayload } from '#src/api/contract/assumed/quoted.ts';
import { hangsInRecess } from './mount.ts';
import type { PricedDraftWindow } from './price-window.ts';

/** The windows to send, without those that cannot be made. */
export const payloadOf = (windows: readonly PricedDraftWindow[]): readonly WindowPayload[] =>
  windows.flatMap(({ window, reading: { variant, colour, line, measured }, outcome }) =>
    outcome?.kind !== 'quote' || variant === null || colour === null || line === null
      ? []
      : [
          {
            key: window.key,
            name: window.name.trim(),
            variant: variant.slug,
            color: colour.slug,
            line,
            mount: hangsInRecess(variant) ? window.mount : null,
            measured,
          },
        ],
  );

/** The FNV-1a hash of a text, as eight hex digits. */
function digestOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** The key of the window that a cart line was made from. */
export const windowOfLine = (lineKey: string): string => lineKey.slice(0, lineKey.lastIndexOf('-'));

/**
 * The windows to send to a cart, with a hash of the content in each key. The cart ignores keys that it has: a changed
 * window becomes another line, and sending an unchanged window again adds nothing.
 */
export const cartPayloadOf = (windows: readonly PricedDraftWindow[]): readonly WindowPayload[] =>
  payloadOf(windows).map((window) => ({
    ...window,
    key: `${window.key}-${digestOf(JSON.stringify(window))}`,
  }));
