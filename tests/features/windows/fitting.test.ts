import { describe, expect, it } from 'vitest';
import { emptyWindow, type DraftWindow } from '#src/api/draft.ts';
import { familyOf } from '#src/content/families.ts';
import { chosenFitting, fittingOptions, settledFitting, type FittedWindow } from '#src/content/fittings.ts';
import { quotable } from '#src/content/quotable.ts';
import { drawingOfDraft } from '#src/features/draft-windows/drawing-of-window.ts';
import { fittingTexts, seenFrom } from '#src/features/draft-windows/fitting.ts';
import { quotedOf } from '#src/features/draft-windows/payload.ts';
import { publicBook } from '#src/features/draft-windows/price-book.ts';
import { priceWindow } from '#src/features/draft-windows/price-window.ts';
import { draftWindowOf } from '#src/features/draft-windows/saved-draft.ts';
import { readFitting } from '#src/features/quick-order/rows/read-fitting.ts';
import type { Fitting } from '#src/quoting/fitting.ts';
import { projectsFromWall } from '#src/ui/product/drawing.ts';

const book = publicBook(quotable.publicPrices);
const roller: FittedWindow = {
  ...{ family: 'enrollables', control: 'cadena', gallery: undefined },
  ...{ mount: 'inside', heightMm: 2_100 },
};
const emptyCells = { side: '', controlMm: '', roll: '', fixing: '', hardware: '', bar: '' };

const priced = (patch: Partial<DraftWindow> = {}) =>
  priceWindow(
    {
      ...emptyWindow('a', 'Sala'),
      ...{ family: 'enrollables', variant: 'blackout-lino', color: 'blanco', width: '110', height: '210' },
      ...patch,
    },
    'cm',
    book,
    quotable,
  );

describe('the fitting of a window', () => {
  it('has every fact that its family offers, with the usual values', () => {
    expect(settledFitting(roller, {})).toEqual({
      side: 'right',
      controlMm: 1_500,
      roll: 'normal',
      fixing: 'ceiling',
      hardware: 'white',
      bar: 'visible',
    });
    expect(settledFitting({ ...roller, mount: 'outside' }, {}).fixing).toBe('wall');
    expect(settledFitting({ ...roller, control: 'motor-electrico' }, {})).not.toHaveProperty('controlMm');
    expect(Object.keys(settledFitting({ ...roller, family: 'romanas' }, {}))).toEqual([
      'side',
      'controlMm',
      'fixing',
    ]);
  });

  it('has the colour of hardware where a gallery has it', () => {
    const roman: FittedWindow = { ...roller, family: 'romanas' };
    expect(fittingOptions(roman).hardware).toEqual([]);
    expect(fittingOptions({ ...roman, gallery: 'galeria-aluminio' }).hardware).toContain('bronze');
  });

  it('ignores what its product does not offer', () => {
    const romanBlind: FittedWindow = { ...roller, family: 'romanas' };
    expect(settledFitting(romanBlind, { side: 'left', roll: 'inverse', controlMm: 777 })).toEqual({
      side: 'left',
      controlMm: 1_500,
      fixing: 'ceiling',
    });
  });

  it('has a control that hangs two thirds of the height, from the stocked lengths', () => {
    const usual = (heightMm: number) => fittingOptions({ ...roller, heightMm }).controlMm[0];
    expect([600, 1_500, 1_501, 2_250, 9_000].map(usual)).toEqual([500, 1_000, 1_500, 1_500, 4_000]);
  });

  it('keeps in a draft only what was chosen, so that the usual length follows the height', () => {
    const chosen = { side: 'left', hardware: 'black' } as const;
    const quoted = quotedOf(priced({ fitting: chosen }));
    expect(quoted?.fitting).toMatchObject({ ...chosen, controlMm: 1_500 });
    expect(quoted && draftWindowOf(quoted, quotable, 'cm').fitting).toEqual(chosen);
    expect(chosenFitting(roller, settledFitting(roller, chosen))).toEqual(chosen);
  });

  it('is drawn: side, metal parts, bottom bar, fall of the fabric, and how the fabric is cut', () => {
    const { window, reading } = priced({
      width: '420',
      choices: { cloths: 2 },
      fitting: { side: 'left', hardware: 'bronze', bar: 'wrapped', roll: 'inverse', controlMm: 2_000 },
    });
    expect(drawingOfDraft({ window, reading })).toMatchObject({
      ...{ side: 'left', finish: 'bronze', wrappedBar: true, inverse: true, controlLength: 2_000, cloths: 2 },
    });
  });
});

/** A window of a variant, as it is drawn. */
const drawn = (variant: string, patch: Partial<DraftWindow> = {}) => {
  const family = quotable.variantOf(variant)?.family ?? null;
  return drawingOfDraft(priced({ family, variant, ...patch }));
};

describe('the drawing of a window', () => {
  it('shows what it is fixed to: the ceiling of its recess, a wall, or another ceiling', () => {
    expect(drawn('blackout-lino')).toMatchObject({ mount: 'inside', fixing: 'ceiling' });
    expect(drawn('blackout-lino', { mount: 'outside' })).toMatchObject({ mount: 'outside', fixing: 'wall' });
    expect(drawn('oporto-acrilica', { fitting: { fixing: 'ceiling' } })).toMatchObject({ fixing: 'ceiling' });
  });

  it('shows the control of every product, at its side and in its length; a motor at its side', () => {
    const controls = quotable.variants.flatMap(({ slug, family, product, rooms }) =>
      product.controls.map(({ id, kind }) => {
        const drawing = drawn(slug, { choices: { control: id }, fitting: { side: 'left' } });
        const length = fittingOptions({
          family,
          control: id,
          gallery: undefined,
          mount: 'inside',
          heightMm: 2_100,
          forChildren: rooms[0] === 'infantil',
        }).controlMm[0];
        expect(drawing).toMatchObject({ side: 'left', controlLength: length });
        expect(drawing?.motorSide).toBe(kind === 'motor' ? 'left' : undefined);
        return `${id}: ${drawing?.control ?? ''}`;
      }),
    );
    expect([...new Set(controls)].toSorted()).toEqual([
      'baston: wand',
      'cadena: chain',
      'cordon-capota: cord',
      'cordon-y-baston: wand',
      'cordon-y-cadena: chain',
      'cordon: cord',
      'manivela: crank',
      'motor-electrico: motor',
      'motor-recargable: motor',
      'motor-toldo: motor',
      'riel-motorizado: motor',
    ]);
  });

  it('is seen from where its sides are counted: from the street for what projects from a wall', () => {
    for (const variant of quotable.variants) {
      const isOut = projectsFromWall(familyOf(variant.family).shape);
      expect(seenFrom(variant)).toBe(isOut ? 'visto desde la calle' : 'visto desde adentro');
      const [said] = fittingTexts({ side: 'left' }, variant, {});
      expect(said).toMatch(
        new RegExp(`^(?:cadena|cordón|bastón|manivela|mando) a la izquierda, ${seenFrom(variant)}$`),
      );
    }
  });

  it('calls what a hand holds by its name, once, with its length', () => {
    const variant = quotable.variantOf('blackout-lino') ?? null;
    const said = (fitting: Fitting, control: string) => fittingTexts(fitting, variant, { control });
    expect(said({ side: 'right', controlMm: 1_500 }, 'cadena')).toEqual([
      'cadena de 1.50 m a la derecha, visto desde adentro',
    ]);
    expect(said({ controlMm: 1_500 }, 'cadena')).toEqual(['cadena de 1.50 m']);
    expect(said({ side: 'right' }, 'motor-electrico')).toEqual(['mando a la derecha, visto desde adentro']);
    expect(fittingTexts({ controlMm: 1_200 }, null, { control: 'manivela' })).toEqual(['manivela de 1.20 m']);
  });
});

describe('the quick order', () => {
  it('reads a fitting by its words, and lengths in metres or centimetres', () => {
    const cells = {
      side: 'Izq',
      controlMm: '2 m',
      roll: 'invertida',
      fixing: 'MURO',
      hardware: 'negro',
      bar: 'forrado',
    };
    expect(readFitting(cells, roller)).toEqual({
      value: {
        side: 'left',
        controlMm: 2_000,
        roll: 'inverse',
        fixing: 'wall',
        hardware: 'black',
        bar: 'wrapped',
      },
    });
    expect(readFitting({ ...emptyCells, controlMm: '250' }, roller)).toMatchObject({
      value: { controlMm: 2_500 },
    });
  });

  it('names what a product does not have, and the values that it has', () => {
    expect(readFitting({ ...emptyCells, roll: 'normal' }, { ...roller, family: 'verticales' })).toMatchObject(
      {
        faults: [{ at: 'roll', says: '“Caída de la tela” no aplica en este producto, y dice “normal”.' }],
      },
    );
    expect(readFitting({ ...emptyCells, side: 'arriba' }, roller)).toMatchObject({
      faults: [{ at: 'side', says: 'En “Lado del mando” dice “arriba”. Puede ser “derecha” o “izquierda”.' }],
    });
  });
});
