import { beforeEach, describe, expect, it } from 'vitest';
import { today } from '#mocks/today.ts';
import type { WindowSupply } from '#src/content/delivering/supply.ts';
import { quotable } from '#src/content/quotable.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import { askedPiece } from '#src/features/delivery/answer/place-answer.tsx';
import { estimateOf } from '#src/features/delivery/estimate.ts';
import { placeOf } from '#src/features/delivery/place.ts';
import { usualSize } from '#src/features/product/drawing-of.ts';
import { quotesAt } from '#src/features/product/price-at.ts';
import type { Size } from '#src/quoting/measures/size.ts';
import { visitor } from '#tests/mocks/support/client.ts';
import { fillShelves, putOnShelf } from '#tests/mocks/support/shelves.ts';

const lino = (): Variant => {
  const variant = quotable.variantOf('blackout-lino');
  if (variant === undefined) throw new Error('it is not sold');
  return variant;
};

/** What the page of Blackout Lino in white says for 64000 of a size, or of none. */
async function said(size: Size | null) {
  const variant = lino();
  const [colour] = variant.colours;
  const [quote] = quotesAt(variant, size ?? usualSize(variant));
  if (colour === undefined || quote === undefined) throw new Error('it is not made');
  const asked = askedPiece(variant, colour, quote.line);
  const supplies = await visitor().request('availability', { windows: [asked] });
  const ordered = { key: asked.key, variant, line: size && quote.line };
  return estimateOf([ordered], { supplies, today: today(), place: placeOf('64000') }, 'X');
}

const DAY = /^Entrega estimada en 64000: .+, X\.$/;
const AWAITED = 'Entrega por confirmar: aún no sabemos cuándo tenemos todo lo que lleva.';
const UNMEASURED = 'Entrega por confirmar: con tus medidas te decimos el día.';

/** Wider than the narrow roll. */
const wide = { widthMm: 2_803, heightMm: 2_003 };
const narrow = { widthMm: 1_207, heightMm: 1_409 };

describe('the day on a product’s page', () => {
  beforeEach(fillShelves);

  it('is named where there is plenty of all that it is made of', async () => {
    for (const size of [null, narrow, wide]) expect((await said(size)).sentence).toMatch(DAY);
  });

  it('is not named for a size that the last roll is too narrow for', async () => {
    await putOnShelf({ code: 'EB-101', of: 2_500, free: 6.4 });
    await putOnShelf({ code: 'EB-101', of: 3_000, free: 0 });
    expect((await said(narrow)).sentence).toMatch(DAY);
    expect(await said(wide)).toEqual({ fabrics: ['No alcanza, sin fecha de llegada'], sentence: AWAITED });
  });

  it.each([
    ['the tube of narrow ones', 'TB-38', [null, narrow]],
    ['the bottom bar', 'CP-EN-BL', [null, narrow, wide]],
  ])('is not named while %s is out, of a size or of none', async (_, code, sizes) => {
    await putOnShelf({ code, free: 0 });
    for (const size of sizes) expect((await said(size)).sentence).toBe(AWAITED);
  });
});

describe('the day of what nobody measured', () => {
  const day = '2026-11-23';
  const wait = { kind: 'tela', what: 'Blackout Lino, Blanco', state: 'out' } as const;
  const unmeasured = { key: 'a', variant: lino(), line: null };
  const measured = { key: 'b', variant: lino(), line: { extras: [] } };
  const estimate = (supply: Partial<WindowSupply>, other: Partial<WindowSupply> = {}) => {
    const supplies = [
      { key: 'a', low: false, waits: [], ...supply },
      { key: 'b', low: false, waits: [], ...other },
    ];
    return estimateOf([unmeasured, measured], { supplies, today: day, place: null }, 'X').sentence;
  };

  it('is named where nothing is lacking', () => {
    expect(estimate({})).toBe('Entrega estimada: lunes 7 de diciembre, X.');
    expect(estimate({}, { low: true })).toBe('Entrega estimada: lunes 7 de diciembre, X.');
  });

  it('waits for the measures where little is left, or more arrives on a known day', () => {
    expect(estimate({ low: true })).toBe(UNMEASURED);
    expect(estimate({ waits: [{ ...wait, arrives_on: '2026-12-03' }] })).toBe(UNMEASURED);
  });

  it('is not promised for the measures where no day is known anyway', () => {
    expect(estimate({ waits: [{ ...wait, arrives_on: null }] })).toBe(AWAITED);
    expect(estimate({ low: true }, { waits: [{ ...wait, state: 'unknown', arrives_on: null }] })).toBe(
      AWAITED,
    );
  });
});
