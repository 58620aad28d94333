import { describe, expect, it } from 'vitest';
import { emptyWindow, type DraftWindow } from '#src/api/draft.ts';
import { quotable } from '#src/content/quotable.ts';
import { patchOf } from '#src/features/draft-windows/accepted-offer.ts';
import { quotedOf } from '#src/features/draft-windows/payload.ts';
import { publicBook } from '#src/features/draft-windows/price-book.ts';
import { priceWindow } from '#src/features/draft-windows/price-window.ts';
import { draftWindowOf } from '#src/features/draft-windows/saved-draft.ts';
import type { Change } from '#src/quoting/quote.ts';
import { offeredFamily, otherFamilies } from '#src/screens/storefront/cotizador/offers/other-families.ts';
import { sizeChoicesOf } from '#src/screens/storefront/cotizador/offers/size-choices.ts';
import { accepted } from '#tests/support/accepted.ts';

const book = publicBook(quotable.publicPrices);

const priced = (window: DraftWindow, unit: 'cm' | 'mm' = 'cm') => priceWindow(window, unit, book, quotable);

const blind = (width: string, patch: Partial<DraftWindow> = {}) =>
  priced({
    ...emptyWindow('a', 'Sala'),
    ...{ family: 'enrollables', variant: 'blackout-lino', color: 'blanco' },
    ...{ width, height: '180', ...patch },
  });

const chosenOf = (window: DraftWindow) => sizeChoicesOf(priced(window), book, quotable);

/** A window with the alternative accepted that makes exactly these changes. */
function withAlternative(width: string, patch: Partial<DraftWindow>, ...wanted: readonly Change['change'][]) {
  const refused = blind(width, patch);
  const { outcome } = refused;
  const alternative =
    outcome?.kind === 'refusal'
      ? outcome.alternatives.find(
          ({ changes }) => changes.map(({ change }) => change).join() === wanted.join(),
        )
      : undefined;
  if (alternative === undefined) throw new Error(`${wanted.join(' and ')} is not offered at ${width} cm`);
  return accepted(refused, { line: alternative.quote.line });
}

/** A window as it is after what was accepted is taken back. */
function undone(window: DraftWindow): DraftWindow {
  const without = chosenOf(window)?.without;
  if (without === undefined) throw new Error('nothing was accepted');
  return { ...window, ...patchOf(without, priced(window), 'cm'), offer: null };
}

describe('what was accepted for a size', () => {
  it('is nothing when the person accepted nothing', () => {
    expect(chosenOf(blind('110', { choices: { control: 'cadena' } }).window)).toBeNull();
  });

  it('is needed while the window cannot be made without it', () => {
    const taken = withAlternative('420', { choices: { control: 'cadena' } }, 'cloths', 'control');
    expect(chosenOf(taken)).toMatchObject({
      changes: [
        { change: 'cloths', cloths: 2 },
        { change: 'control', id: 'motor-electrico' },
      ],
      plainCentavos: null,
    });
    expect(undone(taken)).toMatchObject({ width: '420', choices: { control: 'cadena' } });
  });

  it('can be taken back, motor included, when the window no longer needs it; other choices stay', () => {
    const taken = withAlternative('420', {}, 'cloths', 'control');
    const narrow = { ...taken, width: '183', choices: { ...taken.choices, extras: ['instalacion'] } };
    const plain = blind('183', { choices: { extras: ['instalacion'] } });
    expect(undone(narrow)).toEqual(plain.window);
    expect(chosenOf(narrow)?.plainCentavos).toBe(plain.price?.totalCentavos);
    expect(plain.price?.totalCentavos).toBeLessThan(priced(narrow).price?.totalCentavos ?? 0);
  });

  it('3 pieces side by side at 700 cm are one piece again at 183 cm, with both prices', () => {
    const taken = withAlternative('700', {}, 'blinds');
    expect(taken).toMatchObject({ width: '233.3', quantity: '3' });
    expect(chosenOf(taken)).toMatchObject({
      changes: [{ change: 'blinds', blinds: 3 }],
      plainCentavos: null,
    });
    expect(undone(taken)).toEqual(blind('700').window);

    const narrow = { ...taken, width: '183' };
    const alone = blind('183');
    expect(priced(narrow).price?.totalCentavos).toBe(3 * (alone.price?.totalCentavos ?? 0));
    expect(chosenOf(narrow)).toMatchObject({
      changes: [{ change: 'blinds', blinds: 3 }],
      plainCentavos: alone.price?.totalCentavos,
    });
    expect(undone(narrow)).toEqual(alone.window);
  });

  it('stays for each of several windows, and for any number of pieces', () => {
    const taken = withAlternative('700', {}, 'blinds');
    expect(undone({ ...taken, quantity: '6' })).toMatchObject({ width: '700', quantity: '2' });
    for (const quantity of ['1', '4']) {
      expect(chosenOf({ ...taken, quantity })?.changes).toEqual([{ change: 'blinds', blinds: 3 }]);
    }
    expect(undone({ ...taken, quantity: '4' })).toMatchObject({ width: '700', quantity: '2' });
  });

  it('takes back the remotes of more motors with them', () => {
    const motor = { control: 'motor-electrico', remotes: [{ id: 'control-aura-1', count: 1 }] };
    const taken = withAlternative('700', { choices: motor }, 'blinds');
    expect(taken.choices.remotes).not.toEqual(motor.remotes);
    expect(undone(taken).choices).toEqual(motor);
  });

  it('takes back a lower height, unless the person changed it since', () => {
    const taken = withAlternative('240', { height: '420' }, 'height', 'control');
    expect(chosenOf(taken)?.changes).toEqual([
      { change: 'height', heightMm: 4_000 },
      { change: 'control', id: 'motor-electrico' },
    ]);
    expect(undone(taken)).toMatchObject({ height: '420', choices: {} });
    expect(undone({ ...taken, height: '200' })).toMatchObject({ height: '200', choices: {} });
  });

  it('takes back another family, with its fabric and colour', () => {
    const refused = blind('700', { choices: { extras: ['instalacion'] } });
    const { line, variant } = refused.reading;
    const [other] = line && variant ? otherFamilies(line, variant, quotable, book) : [];
    if (other === undefined) throw new Error('no other family is offered');
    const taken = accepted(refused, offeredFamily(other));
    expect(chosenOf(taken)).toMatchObject({
      instead: other.variant,
      changes: [{ change: 'blinds', blinds: 2 }],
    });
    expect(undone(taken)).toEqual(refused.window);
    // A family that the person chose since is their own choice.
    expect(chosenOf({ ...taken, variant: 'panel-noche', color: null })?.instead).toBeNull();
  });

  it('takes back a longer arm of an awning', () => {
    const awning = { family: 'toldos-brazos-retractiles', variant: 'oporto-acrilica', color: 'rayas-marino' };
    const taken = withAlternative('350', { ...awning, height: '220' }, 'longer');
    expect(chosenOf(taken)?.changes).toEqual([{ change: 'longer', projectionMm: 2_540 }]);
    expect(undone(taken).height).toBe('220');
  });

  it('of a saved window is how the fabric is cut, and the size that was asked for', () => {
    const taken = withAlternative('700', {}, 'blinds');
    const quoted = quotedOf(priced(taken));
    expect(quoted?.asked).toEqual({ widthMm: 7_000, heightMm: 1_800, blinds: 3 });
    const saved = quoted && draftWindowOf(quoted, quotable, 'mm');
    expect(saved && quotedOf(priced(saved, 'mm'))).toEqual(quoted);
    expect(saved && undone(draftWindowOf(quoted, quotable, 'cm'))).toMatchObject({
      width: '700',
      quantity: '1',
    });

    const motor = withAlternative('350', {}, 'rotate', 'control');
    const kept = quotedOf(priced(motor));
    const opened = kept && draftWindowOf(kept, quotable, 'cm');
    expect(opened && chosenOf({ ...opened, width: '150' })).toMatchObject({
      changes: [{ change: 'rotate' }, { change: 'control', id: 'motor-electrico' }],
      without: { line: { widthMm: 1_500, heightMm: 1_800, quantity: 1 } },
    });
    const asWished = quotedOf(blind('150', { choices: { control: 'motor-electrico' } }));
    expect(asWished && chosenOf(draftWindowOf(asWished, quotable, 'cm'))).toBeNull();

    const cut = withAlternative('420', {}, 'cloths', 'control');
    expect(chosenOf({ ...cut, width: '183', offer: null })?.without.line).toEqual({
      ...{ widthMm: 1_830, heightMm: 1_800, quantity: 1 },
      ...{ control: 'motor-electrico', remotes: [{ id: 'control-aura-1', count: 1 }] },
    });
  });
});
