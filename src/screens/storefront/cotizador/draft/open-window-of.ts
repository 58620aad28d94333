import { newKey } from '#src/browser/new-key.ts';
import { MOST_TEXT } from '#src/config/constants.ts';
import { families } from '#src/content/families.ts';
import { variantDefaults, withControl } from '#src/features/draft-windows/choices.ts';
import { madeAtSize } from '#src/features/draft-windows/made-at-size.ts';
import { withQuotable } from '#src/features/draft-windows/use-quotable.ts';
import { nameInFamily } from '#src/features/window-words/piece-words.ts';
import { retyped } from '#src/reading/retyped.ts';
import { NOT_MEASURED } from '../measuring/not-measured.ts';
import type { QuoterState } from '../quoter-state.ts';
import { CONTROL_PARAM, ESTIMATED_PARAM } from './address-params.ts';

/** Adds the window that an address describes to the draft, or gives its size to the open window without one. */
export function openWindowOf(query: URLSearchParams, actor: QuoterState['actor']): void {
  withQuotable((quotable) => {
    const name = query.get('familia');
    const family = families.find(({ id, slug }) => id === name || slug === name);
    const variant =
      quotable.variantOf(query.get('variante')) ?? quotable.variants.find((one) => one.family === family?.id);
    const colour = variant?.colours.find(({ slug }) => slug === query.get('color'));
    const { draft, at } = actor.getSnapshot().context;
    const typed = (param: string) => retyped((query.get(param) ?? '').slice(0, MOST_TEXT), 'cm', draft.unit);
    const size = {
      width: typed('ancho'),
      height: typed('alto'),
      // The measuring helper opens, for the measures that replace an estimate.
      ...(query.has(ESTIMATED_PARAM) ? { measured: NOT_MEASURED } : {}),
    };
    const open = draft.windows.find(({ key }) => key === at);
    if (variant === undefined && open?.width === '' && open.height === '') {
      // A product was chosen while the page loaded, or was left without a size: it gets this size.
      actor.send({ type: 'edit.change', key: open.key, patch: size });
      actor.send({ type: open.family === null ? 'step.product' : 'step.measures' });
      return;
    }
    const isSaved = draft.quote !== null;
    const list = quotable.publicPrices;
    const control = variant?.product.controls.find(({ id }) => id === query.get(CONTROL_PARAM));
    const begun = {
      ...(variant === undefined
        ? { color: null, choices: {} }
        : {
            ...variantDefaults(variant, 1, list),
            ...(control && { choices: withControl({}, variant.product, control.id, 1, list) }),
            name: nameInFamily(variant.family, null, isSaved ? 0 : draft.windows.length),
          }),
      ...(colour === undefined ? {} : { color: colour.slug }),
      ...size,
    };
    const made = variant === undefined ? {} : madeAtSize(variant, begun, draft.unit, list);
    actor.send({ type: 'edit.add', key: newKey(), patch: { ...begun, ...made } });
    if (isSaved) beginWithNewest(actor);
    actor.send({ type: variant === undefined ? 'step.product' : 'step.measures' });
  });
}

/** Begins a new quote with the newest window: only "Editar" changes a saved one. Undoing it adds the window to that one. */
function beginWithNewest(actor: QuoterState['actor']): void {
  const { draft } = actor.getSnapshot().context;
  actor.send({
    type: 'edit.replace',
    notice: 'replaced',
    draft: {
      ...draft,
      ...{ quote: null, title: '', margin: '', ownLines: [], client: { name: '', phone: '', email: '' } },
      ...{ rounded: undefined, margins: undefined, isMarginChosen: undefined },
      windows: draft.windows.slice(-1),
    },
  });
}
