import type { Draft, DraftWindow } from '#src/api/draft.ts';
import type { QuotedWindow } from '#src/api/contract/assumed/quoted.ts';
import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { withoutBlanks } from './choices.ts';
import { typedLength, typedMeasured } from './measured.ts';
import { newKey } from './new-key.ts';

const BP_PER_PERCENT = 100;

/** A window that was asked for, as one would have typed it in a unit. */
export function draftWindowOf(
  { key, name, variant, color, line, mount, measured }: QuotedWindow,
  { variantOf }: Quotable,
  unit: Draft['unit'],
): DraftWindow {
  const { widthMm, heightMm, quantity, ...choices } = line;
  return {
    key,
    name,
    // One that is no longer sold keeps its place: the window says so, and another is chosen there.
    family: variantOf(variant)?.family ?? 'enrollables',
    variant,
    color,
    width: typedLength(widthMm, unit),
    height: typedLength(heightMm, unit),
    quantity: String(quantity),
    mount: mount ?? 'inside',
    measured: typedMeasured(measured, unit),
    choices: withoutBlanks(choices),
  };
}

/** A saved quote as a draft, to go on with. */
export function draftOfSaved(quote: SavedQuote, quotable: Quotable, unit: Draft['unit']): Draft {
  const { id, revision, title, client, margin_bp: margin, windows } = quote;
  return {
    version: 1,
    unit,
    title: title ?? '',
    client: { name: client?.name ?? '', phone: client?.phone ?? '', email: client?.email ?? '' },
    margin: margin === null ? '' : String(margin / BP_PER_PERCENT),
    quote: { id, revision },
    windows: windows.map((window) => draftWindowOf(window, quotable, unit)),
  };
}

/** The same windows as a quote of their own: it changes none that is saved. */
export const copyOf = (draft: Draft): Draft => ({
  ...draft,
  quote: null,
  windows: draft.windows.map((window) => ({ ...window, key: newKey() })),
});
