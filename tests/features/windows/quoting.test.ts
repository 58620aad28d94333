import { describe, expect, it } from 'vitest';
import { emptyWindow, type DraftWindow } from '#src/api/draft.ts';
import { ApiError } from '#src/api/errors.ts';
import { quotable } from '#src/content/quotable.ts';
import { keptChoices, withControl, withQuantity } from '#src/features/draft-windows/choices.ts';
import { cartPayloadOf, payloadOf, payloadOfQuoted, quotedOf } from '#src/features/draft-windows/payload.ts';
import { publicBook } from '#src/features/draft-windows/price-book.ts';
import { priceWindow } from '#src/features/draft-windows/price-window.ts';
import { copyOf, draftOfSaved } from '#src/features/draft-windows/saved-draft.ts';
import { factsOf, linesOf } from '#src/features/quoted-windows/window-facts.ts';
import { nameInFamily, secondMeasure, wordsOfAll } from '#src/features/window-words/piece-words.ts';
import { readMargin } from '#src/screens/storefront/cotizador/finish/margin.ts';
import { hasOtherPrice, messagesByWindow } from '#src/screens/storefront/cotizador/finish/server-messages.ts';
import { totalOfWindows } from '#src/screens/storefront/cotizador/price/totals.ts';
import { lowestByFamily } from '#src/screens/storefront/cotizador/steps/lowest-by-family.ts';
import { missingUpTo } from '#src/screens/storefront/cotizador/windows/missing-choices.ts';
import { issuesOf } from '#src/screens/storefront/cotizador/windows/window-issues.ts';
import { savedQuote } from '#stories/charts/samples/quotes-samples.ts';
import { accepted } from '#tests/support/accepted.ts';

const list = quotable.publicPrices;
const book = publicBook(list);

const roller = (patch: Partial<DraftWindow> = {}): DraftWindow => ({
  ...emptyWindow('a', 'Sala'),
  family: 'enrollables',
  variant: 'blackout-lino',
  color: 'blanco',
  width: '110',
  height: '110',
  ...patch,
});
const priced = (patch: Partial<DraftWindow> = {}) => priceWindow(roller(patch), 'cm', book, quotable);

function productOf(slug: string) {
  const variant = quotable.variantOf(slug);
  if (variant === undefined) throw new Error(`no ${slug}`);
  return variant;
}
const lino = productOf('blackout-lino');

describe('a change to a window', () => {
  const withMotor = withControl({}, lino.product, 'motor-electrico', 2, list);

  it('adds remotes with a motor, and removes them with it', () => {
    expect(withMotor).toEqual({
      control: 'motor-electrico',
      remotes: [{ id: 'control-aura-2', count: 1 }],
    });
    expect(withControl(withMotor, lino.product, 'cadena', 2, list)).toEqual({ control: 'cadena' });
  });

  it('drops what needs a motor when the motor is removed', () => {
    const sensor = { ...withMotor, extras: ['instalacion', 'sensor-sol'] };
    const needing = lino.product.extras.find(({ needsMotor }) => needsMotor)?.id ?? '';
    const choices = { ...sensor, extras: ['instalacion', needing] };
    expect(withControl(choices, lino.product, 'cadena', 2, list).extras).toEqual(['instalacion']);
  });

  it('keeps the number of remotes in step with the quantity, even while that is being typed', () => {
    const five = withQuantity(withMotor, lino.product, 2, 5, list);
    expect(five.remotes).toEqual([{ id: 'control-aura-5', count: 1 }]);
    expect(withQuantity(withMotor, lino.product, 2, null, list)).toBe(withMotor);
    expect(withQuantity(withMotor, lino.product, null, 5, list)).toEqual(five);
  });

  it('keeps remotes that the person chose', () => {
    const own = { ...withMotor, remotes: [{ id: 'control-aura-16', count: 1 }] };
    expect(withQuantity(own, lino.product, 2, 5, list)).toBe(own);
    const none = { control: 'motor-electrico' };
    expect(withQuantity(none, lino.product, 2, 5, list)).toBe(none);
  });

  it('keeps the choices that another fabric also has', () => {
    const choices = { ...withMotor, gallery: 'galeria-madera', lay: 'rotated' as const };
    expect(keptChoices(choices, productOf('screen-5'), 2, list)).toEqual({
      control: 'motor-electrico',
      gallery: 'galeria-madera',
      remotes: [{ id: 'control-aura-2', count: 1 }],
    });
    const awning = keptChoices(choices, productOf('oporto-acrilica'), 2, list);
    expect(awning.gallery).toBeUndefined();
    expect(awning.control).toBeUndefined();
  });

  it('applies an alternative, so that the window has a price', () => {
    const refused = priced({ width: '280', height: '180' });
    const { outcome } = refused;
    const alternatives = outcome?.kind === 'refusal' ? outcome.alternatives : [];
    expect(alternatives.length).toBeGreaterThan(0);
    for (const alternative of alternatives) {
      const taken = priced(accepted(refused, { line: alternative.quote.line }));
      expect(taken.price?.totalCentavos).toBe(alternative.quote.totalCentavos);
    }
  });

  it('applies a longer arm as a size', () => {
    const awning = { family: 'toldos-brazos-retractiles', variant: 'oporto-acrilica', color: 'rayas-marino' };
    const refused = priced({ ...awning, width: '350', height: '220' });
    const alternatives = refused.outcome?.kind === 'refusal' ? refused.outcome.alternatives : [];
    const heights = alternatives.map(({ quote: { line } }) => accepted(refused, { line }, 'mm').height);
    expect(heights).toContain('2030');
    expect(heights).toContain('2540');
  });
});

describe('the price of a window', () => {
  it('adds up to the total', () => {
    // 1,403.60 + 2,784.00
    const windows = [priced(), priced({ width: '50', height: '240' }), priced({ width: '' })];
    expect(totalOfWindows(windows, book, null)?.totals.total_centavos).toBe(418_760);
    expect(payloadOf(windows)).toHaveLength(2);
    expect(totalOfWindows([priced({ width: '' })], book, null)).toBeNull();
  });

  it('is calculated once while the window does not change', () => {
    const window = roller();
    expect(priceWindow(window, 'cm', book, quotable)).toBe(priceWindow(window, 'cm', book, quotable));
    expect(priceWindow(window, 'mm', book, quotable)).not.toBe(priceWindow(window, 'cm', book, quotable));
  });

  it('gives the lowest of each family at a size, and none when it cannot be made', () => {
    const lowest = lowestByFamily({ widthMm: 1_100, heightMm: 1_100 }, quotable, book);
    // Blackout Calma: 1.21 m² × 890.00
    expect(lowest.get('enrollables')).toEqual({ centavos: 107_690, control: 'cadena' });
    expect(lowestByFamily({ widthMm: 15_000, heightMm: 100 }, quotable, book).size).toBe(0);
  });
});

describe('the description of a window', () => {
  it('says what the window is', () => {
    const quoted = quotedOf(priced({ quantity: '2', mount: 'outside' }));
    expect(quoted && linesOf(factsOf(quoted, quotable))).toEqual([
      'Persiana enrollable, Blackout Lino, Blanco',
      '1.10 × 1.10 m · 2 piezas · por fuera',
      'Cadena · cadena de 1.00 m a la derecha, visto desde adentro · caída normal · fijación a muro · herrajes en blanco · contrapeso a la vista',
    ]);
  });

  it('lists everything that needs correction, and where', () => {
    expect(issuesOf(priced(), quotable)).toEqual([]);
    expect(issuesOf(priced({ family: null, variant: null }), quotable)).toEqual([
      { step: 'product', field: 'family', text: 'Falta elegir el producto.', isRefusal: false },
    ]);
    const wrong = priced({ name: ' ', width: '', height: 'x', quantity: '0', color: 'malva' });
    expect(issuesOf(wrong, quotable).map(({ text }) => text)).toEqual([
      'Falta el nombre de la ventana.',
      'Falta el ancho.',
      'Escribe solo el número, por ejemplo 120.5.',
      'La cantidad no es un número entero.',
      'Su color ya no se fabrica.',
    ]);
    const [huge] = issuesOf(priced({ width: '850', height: '850' }), quotable);
    expect(huge?.text).toMatch(/^No cabe así: Se hace hasta 5\.90 m de ancho\.$/);
  });

  it('calls an awning and its measures by their own words', () => {
    const missing = (family: string, variant: string) =>
      issuesOf(priced({ family, variant, color: null, name: '', width: '', height: '' }), quotable).map(
        ({ text }) => text,
      );
    expect(missing('toldos-brazos-retractiles', 'oporto-acrilica')).toEqual([
      'Falta el nombre del toldo.',
      'Falta el ancho.',
      'Falta la salida.',
      'Falta elegir el color.',
    ]);
    expect(secondMeasure('toldos-verticales').label).toBe('Caída');
    expect(secondMeasure('enrollables').ask).toBe('Escribe el ancho y el alto.');
    expect(nameInFamily('toldos-pergolas', 'Ventana 2', 3)).toBe('Pérgola 2');
    expect(nameInFamily('toldos-capotas', null, 3)).toBe('Toldo 4');
    expect(nameInFamily('toldos-capotas', 'Terraza', 3)).toBe('Terraza');
    expect(wordsOfAll([{ family: 'toldos-capotas' }, { family: 'toldos-verticales' }]).many).toBe('toldos');
    expect(wordsOfAll([{ family: 'toldos-capotas' }, { family: 'enrollables' }]).many).toBe('piezas');
  });
});

describe('what keeps a window from the next step', () => {
  const gaps = (step: 'measures' | 'fabric' | 'control', patch: Partial<DraftWindow>) =>
    missingUpTo(step, priced(patch), quotable).map((gap) => [gap.step, gap.field]);

  it('is empty when nothing is missing', () => {
    expect(gaps('control', {})).toEqual([]);
  });

  it('is what the step lacks, or a step before it', () => {
    expect(gaps('measures', { width: '', quantity: '', color: null })).toEqual([
      ['measures', 'width'],
      ['measures', 'quantity'],
    ]);
    expect(gaps('control', { height: '', color: 'malva' })).toEqual([
      ['measures', 'height'],
      ['fabric', 'color'],
    ]);
  });

  it('is a size that cannot be made, at each step that can mend it', () => {
    const large = { width: '280', height: '180' };
    expect(gaps('measures', large)).toEqual([['measures', 'width']]);
    expect(gaps('fabric', large)).toEqual([['fabric', 'variant']]);
    expect(gaps('control', large)).toEqual([['control', 'control']]);
  });
});

describe('the payload of a window', () => {
  it('has a new cart key after a change, and the same key without one', () => {
    const keyOf = (patch: Partial<DraftWindow>) => cartPayloadOf([priced(patch)])[0]?.key;
    expect(keyOf({})).toBe(keyOf({}));
    expect(keyOf({})).toMatch(/^a-[0-9a-f]{8}$/);
    expect(keyOf({ width: '111' })).not.toBe(keyOf({}));
    expect(keyOf({ mount: 'outside' })).not.toBe(keyOf({}));
  });

  it('shows the server’s messages at their windows', () => {
    const error = new ApiError({
      kind: 'invalid',
      call: 'saveQuote',
      status: 422,
      body: {
        errors: {
          'windows.1.color': ['Ya no.'],
          'windows.1.line': ['No cabe.'],
          'windows.9.line': ['?'],
          title: ['x'],
        },
      },
    });
    expect(messagesByWindow(error, ['a', 'b'])).toEqual({ b: ['Ya no.', 'No cabe.'] });
    expect(messagesByWindow(null, ['a'])).toEqual({});
    expect(hasOtherPrice(error)).toBe(false);
    expect(hasOtherPrice(null)).toBe(false);
  });
});

describe('a margin', () => {
  it.each([
    ['', { bp: null }],
    ['25', { bp: 2_500 }],
    ['25,5 %', { bp: 2_550 }],
    ['0', { bp: 0 }],
    ['90', { bp: 9_000 }],
  ])('%j is accepted', (typed, read) => {
    expect(readMargin(typed)).toEqual(read);
  });

  it.each(['91', 'mucho', '-5', '1e3'])('%j is refused', (typed) => {
    expect(readMargin(typed)).toHaveProperty('problem');
  });
});

describe('a saved quote', () => {
  it('opens unchanged, under its own id', () => {
    const draft = draftOfSaved({ ...savedQuote, margin_bp: 2_550 }, quotable, 'mm');
    expect(draft).toMatchObject({
      unit: 'mm',
      title: 'Casa de los Garza',
      margin: '25.5',
      quote: { id: 'cotizacion-1', revision: 3 },
      windows: [{ key: 'ventana-1', family: 'enrollables', width: '1200', height: '1800', quantity: '1' }],
    });
    const [window] = draft.windows;
    expect(window === undefined ? [] : payloadOf([priceWindow(window, 'mm', book, quotable)])).toEqual(
      savedQuote.windows.map(payloadOfQuoted),
    );
  });

  it('keeps the saved one unchanged when it is copied', () => {
    const draft = draftOfSaved(savedQuote, quotable, 'cm');
    const copy = copyOf(draft);
    expect(copy.quote).toBeNull();
    expect(copy.windows.map(({ key: _key, ...window }) => window)).toEqual(
      draft.windows.map(({ key: _key, ...window }) => window),
    );
    const keys = new Set([...draft.windows, ...copy.windows].map(({ key }) => key));
    expect(keys.size).toBe(2 * draft.windows.length);
  });
});
