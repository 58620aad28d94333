import type { Draft } from '#src/api/draft.ts';
import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { writtenMeasure } from '#src/quoting/typed-measure.ts';
import { withoutBlanks } from './choices.ts';
import { newKey } from './new-key.ts';

const BP_PER_PERCENT = 100;

/** A saved quote as a draft, to go on with. */
export function draftOfSaved(quote: SavedQuote, { variantOf }: Quotable, unit: Draft['unit']): Draft {
  const { id, revision, title, client, margin_bp: margin, windows } = quote;
  return {
    version: 1,
    unit,
    title: title ?? '',
    client: { name: client?.name ?? '', phone: client?.phone ?? '', email: client?.email ?? '' },
    margin: margin === null ? '' : String(margin / BP_PER_PERCENT),
    quote: { id, revision },
    windows: windows.map(
      ({ key, name, variant, color, line: { widthMm, heightMm, quantity, ...choices } }) => ({
        key,
        name,
        // One that is no longer sold keeps its place: the window says so, and another is chosen there.
        family: variantOf(variant)?.family ?? 'enrollables',
        variant,
        color,
        width: writtenMeasure(widthMm, unit),
        height: writtenMeasure(heightMm, unit),
        quantity: String(quantity),
        mount: 'inside',
        measured: null,
        choices: withoutBlanks(choices),
      }),
    ),
  };
}

/** The same windows as a quote of their own: it changes none that is saved. */
export const copyOf = (draft: Draft): Draft => ({
  ...draft,
  quote: null,
  windows: draft.windows.map((window) => ({ ...window, key: newKey() })),
});
