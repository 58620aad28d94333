import type { WindowPayload } from '#src/api/contract/assumed/quoted.ts';
import { hangsInRecess } from './mount.ts';
import type { PricedDraftWindow } from './price-window.ts';

/** Windows as they are sent; those that cannot be made stay behind. */
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

/** Eight hex digits of a text (FNV-1a): another text, other digits. */
function digestOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/**
 * The same for a cart, which leaves lines alone whose key it has: a window that was changed since comes as another line,
 * one that was not is there once however often it is sent.
 */
export const cartPayloadOf = (windows: readonly PricedDraftWindow[]): readonly WindowPayload[] =>
  payloadOf(windows).map((window) => ({
    ...window,
    key: `${window.key}-${digestOf(JSON.stringify(window))}`,
  }));
