import type { WindowPayload } from '#src/api/contract/assumed/quoted.ts';
import type { PricedDraftWindow } from './price-window.ts';

/** Windows as they are sent; those that cannot be made stay behind. */
export const payloadOf = (windows: readonly PricedDraftWindow[]): readonly WindowPayload[] =>
  windows.flatMap(({ window, reading: { variant, colour, line }, outcome }) =>
    outcome?.kind !== 'quote' || variant === null || colour === null || line === null
      ? []
      : [{ key: window.key, name: window.name.trim(), variant: variant.slug, color: colour.slug, line }],
  );
