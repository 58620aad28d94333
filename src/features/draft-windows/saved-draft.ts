import type { OwnLine, QuotedWindow } from '#src/api/contract/assumed/quoted.ts';
import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import type { Draft, DraftOwnLine, DraftWindow } from '#src/api/draft.ts';
import { newKey } from '#src/browser/new-key.ts';
import { chosenFitting } from '#src/content/fittings.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { fittedWindow } from '#src/materials/fitted-window.ts';
import { typedMeasure } from '#src/reading/written-measure.ts';
import { savedOffer } from './accepted-offer.ts';
import { withoutBlanks } from './choices.ts';
import { isForChildren } from './is-for-children.ts';
import { typedMeasured } from './measured.ts';

const BP_PER_PERCENT = 100;

/** A saved window as a draft, with sizes as typed in a unit. */
export function draftWindowOf(
  { key, name, variant: slug, color, line, mount, measured, fitting, asked, note, optional }: QuotedWindow,
  { variantOf, publicPrices: list }: Quotable,
  unit: Draft['unit'],
): DraftWindow {
  const { widthMm, heightMm, quantity, ...choices } = line;
  const variant = variantOf(slug) ?? null;
  const family = variant?.family ?? 'enrollables';
  const forChildren = fitting?.safety !== undefined;
  // What its name or its cloth says need not be kept as said.
  const children = forChildren && !isForChildren({ name, children: false }, variant);
  const placed = { mount: mount ?? 'inside', choices: withoutBlanks(choices) } as const;
  return {
    key,
    name,
    // A discontinued variant is kept: the window says so, and another can be chosen.
    family,
    variant: slug,
    color,
    width: typedMeasure(widthMm, unit),
    height: typedMeasure(heightMm, unit),
    quantity: String(quantity),
    ...placed,
    measured: typedMeasured(measured, unit),
    // Defaults are not kept as chosen, so that the usual length follows the height.
    fitting:
      variant === null || fitting === null
        ? (fitting ?? {})
        : chosenFitting(fittedWindow(placed, { variant, heightMm, forChildren }), fitting),
    children,
    note: note ?? '',
    ...(optional === true ? { optional } : {}),
    offer: savedOffer({ family, variant: slug, color, line }, asked, {
      variantOf,
      list,
    }),
  };
}

/** What a draft is made from: a saved quote, or one that was not sent yet. */
interface Drafted extends Pick<
  SavedQuote,
  'id' | 'title' | 'client' | 'margin_bp' | 'line_margins' | 'own_lines'
> {
  /** Missing where the client does not pay whole tens of pesos. */
  readonly rounded?: boolean | undefined;
  /** Left out when it was not sent to the server yet. */
  readonly status?: SavedQuote['status'];
  readonly revision: number | null;
  readonly folio: string | null;
  /** Where it is delivered; missing, or null, where nobody said. */
  readonly postal_code?: string | null | undefined;
  readonly windows: readonly QuotedWindow[];
}

/** Whether the client of a quote has its link. */
export const isOffered = (status: SavedQuote['status'] | undefined): boolean =>
  status !== undefined && status !== 'borrador';

function draftLine({ name, centavos, holds_iva }: OwnLine): DraftOwnLine {
  const kind = holds_iva ? 'with-iva' : 'before-iva';
  return {
    key: newKey(),
    name,
    amount: String(Math.abs(centavos) / 100),
    kind: centavos < 0 ? 'discount' : kind,
  };
}

const typedPercent = (bp: number): string => String(bp / BP_PER_PERCENT);

/** A saved quote as a draft to edit. */
export function draftOfSaved(quote: Drafted, quotable: Quotable, unit: Draft['unit']): Draft {
  const { id, revision, folio, status, title, client, margin_bp: margin, own_lines = [], windows } = quote;
  const isRounded = quote.rounded ?? false;
  const margins = (quote.line_margins ?? []).map(({ key, margin_bp }) => [key, typedPercent(margin_bp)]);
  return {
    unit,
    title: title ?? '',
    client: { name: client?.name ?? '', phone: client?.phone ?? '', email: client?.email ?? '' },
    postcode: quote.postal_code ?? null,
    margin: margin === null ? '' : typedPercent(margin),
    ownLines: own_lines.map(draftLine),
    ...(margins.length === 0 ? {} : { margins: Object.fromEntries(margins) }),
    ...(isRounded ? { rounded: true } : {}),
    quote: { id, revision, folio, ...(isOffered(status) ? { isOffered: true } : {}) },
    windows: windows.map((window) => draftWindowOf(window, quotable, unit)),
  };
}

/** A copy of a draft as a new quote, with new window keys. */
export function copyOf(draft: Draft): Draft {
  const keys = new Map(draft.windows.map(({ key }) => [key, newKey()]));
  const renamed = (key: string) => keys.get(key) ?? key;
  const margins = Object.entries(draft.margins ?? {}).map(([key, margin]) => [renamed(key), margin]);
  return {
    ...draft,
    quote: null,
    ...(margins.length === 0 ? {} : { margins: Object.fromEntries(margins) }),
    windows: draft.windows.map((window) => ({ ...window, key: renamed(window.key) })),
  };
}
