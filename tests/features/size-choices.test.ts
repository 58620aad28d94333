import { describe, expect, it } from 'vitest';
import { emptyWindow, type Choices } from '#src/api/draft.ts';
import { quotable } from '#src/content/quotable.ts';
import { publicBook } from '#src/features/windows/price-book.ts';
import { priceWindow } from '#src/features/windows/price-window.ts';
import { sizeChoicesOf } from '#src/features/windows/size-choices.ts';

const book = publicBook(quotable.publicPrices);

/** The solution for 4.20 m: two cloths and a motor. */
const solution: Choices = {
  cloths: 2,
  control: 'motor-electrico',
  remotes: [{ id: 'control-aura-1', count: 1 }],
};

const blind = (width: string, choices: Choices, before: Choices | null = null) =>
  priceWindow(
    {
      ...emptyWindow('a', 'Sala'),
      family: 'enrollables',
      variant: 'blackout-lino',
      color: 'blanco',
      width,
      height: '180',
      choices,
      before,
    },
    'cm',
    book,
    quotable,
  );

const chosen = (width: string, choices: Choices, before: Choices | null = null) =>
  sizeChoicesOf(blind(width, choices, before), book);

describe('the choices that a size asked for', () => {
  it('are none when the person made none', () => {
    expect(chosen('110', { control: 'cadena' })).toBeNull();
  });

  it('are needed while the window cannot be made without them', () => {
    expect(chosen('420', solution, { control: 'cadena' })).toMatchObject({
      changes: [
        { change: 'cloths', cloths: 2 },
        { change: 'control', id: 'motor-electrico' },
      ],
      without: { control: 'cadena' },
      plainCentavos: null,
    });
  });

  it('can be taken back, motor included, when the window no longer needs them', () => {
    const taken = chosen('183', { ...solution, extras: ['instalacion'] }, {});
    expect(taken?.without).toEqual({ extras: ['instalacion'] });
    const plain = blind('183', { extras: ['instalacion'] }).price?.totalCentavos;
    expect(taken?.plainCentavos).toBe(plain);
    expect(plain).toBeLessThan(blind('183', solution).price?.totalCentavos ?? 0);
  });

  it('of a saved window are only how the cloth is cut', () => {
    expect(chosen('183', solution)?.without).toEqual({
      control: 'motor-electrico',
      remotes: [{ id: 'control-aura-1', count: 1 }],
    });
  });
});
