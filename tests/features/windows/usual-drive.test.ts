import { describe, expect, it } from 'vitest';
import { emptyWindow, type DraftWindow } from '#src/api/draft.ts';
import { quotable } from '#src/content/quotable.ts';
import { quotedOf } from '#src/features/draft-windows/payload.ts';
import { publicBook } from '#src/features/draft-windows/price-book.ts';
import { priceWindow } from '#src/features/draft-windows/price-window.ts';

const book = publicBook(quotable.publicPrices);

/** An awning with folding arms, 3.05 m out, with the remotes of no motor. */
const awning = (width: string, patch: Partial<DraftWindow> = {}) =>
  priceWindow(
    {
      ...emptyWindow('a', 'Terraza'),
      ...{ family: 'toldos-brazos-retractiles', variant: 'oporto-acrilica', width, height: '305' },
      color: quotable.variantOf('oporto-acrilica')?.colours[0]?.slug ?? null,
      ...patch,
    },
    'cm',
    book,
    quotable,
  );

describe('the drive of an awning that nobody chose', () => {
  it('is its first where that moves the size (B100)', () => {
    const { window, reading, outcome } = awning('450');
    expect(outcome?.kind).toBe('quote');
    expect(reading.usualDrive).toBeNull();
    expect(window.choices).toEqual({});
  });

  it('is the motor, with its remote, where no crank moves it (B100)', () => {
    const priced = awning('550');
    expect(priced.outcome?.kind).toBe('quote');
    expect(priced.reading.usualDrive).toBe('motor-toldo');
    expect(priced.window.choices.remotes).toHaveLength(1);
    expect(quotedOf(priced)?.line.control).toBe('motor-toldo');
    expect(quotedOf(priced)?.fitting).not.toHaveProperty('controlMm');
  });

  it('is refused where the person chose it, and where none moves the size (B100)', () => {
    expect(awning('550', { choices: { control: 'manivela' } }).outcome?.kind).toBe('refusal');
    const huge = awning('900');
    expect(huge.outcome?.kind).toBe('refusal');
    expect(huge.reading.usualDrive).toBeNull();
  });

  it.each(['evora-acrilica', 'lisboa-screen', 'tavira-screen'])(
    'is the motor where no crank moves %s, whose cloth has to be joined (B100)',
    (variant) => {
      const { reading, outcome } = awning('390', {
        family: 'toldos-verticales',
        variant,
        height: '390',
        color: null,
      });
      expect(reading.usualDrive).toBe('motor-toldo');
      expect(outcome).toMatchObject({ reasons: [{ code: 'wider-than-roll' }] });
    },
  );
});
