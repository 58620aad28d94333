import { describe, expect, it } from 'vitest';
import type { QuotedWindow } from '#src/api/contract/assumed/quoted.ts';
import type { Wait, WindowSupply } from '#src/content/delivering/supply.ts';
import { quotable } from '#src/content/quotable.ts';
import { estimateOfQuoted, scarceNames, type Availability } from '#src/features/delivery/estimate.ts';
import { placeOf } from '#src/features/delivery/place.ts';
import { offeredWindows } from '#src/features/quoted-windows/window-facts.ts';

const window = (name: string, color = 'blanco'): QuotedWindow => ({
  key: name,
  name,
  variant: 'blackout-lino',
  color,
  line: { widthMm: 1_200, heightMm: 1_400, quantity: 1 },
  mount: 'inside',
  measured: null,
  fitting: null,
  asked: null,
});
const windows = [window('Sala'), window('Estudio', 'arena'), window('', 'arena')];
const today = '2026-11-23';
type Supply = Pick<WindowSupply, 'low' | 'waits'>;
const FREE: Supply = { low: false, waits: [] };
const LOW: Supply = { low: true, waits: [] };
const wait = (changes: Partial<Wait>): Supply => ({
  low: false,
  waits: [{ kind: 'tela', what: 'Blackout Lino, Arena', state: 'out', arrives_on: null, ...changes }],
});

/** An answer for the second and the third window, which have the same cloth; the first waits for nothing. */
const arena = (supply: Supply): readonly WindowSupply[] =>
  windows.map(({ key }, at) => ({ key, ...(at === 0 ? FREE : supply) }));

const estimate = (supplies: Availability['supplies'], from = today) =>
  estimateOfQuoted(windows, quotable, { supplies, today: from, place: null }, 'si la pides hoy');
const twice = (text: string) => [null, text, text];

const NOTHING = [null, null, null];

describe('the estimated delivery', () => {
  it.each([
    ['of what is there', arena(FREE), NOTHING, 'Entrega estimada: lunes 7 de diciembre, si la pides hoy.'],
    [
      'of a fabric that is low',
      arena(LOW),
      twice('Quedan pocos metros'),
      'Entrega estimada: lunes 7 de diciembre, si la pides hoy.',
    ],
    [
      'of a fabric that arrives later',
      arena(wait({ arrives_on: '2026-12-03' })),
      twice('Agotada: llega el 3 de diciembre'),
      'Entrega estimada: jueves 17 de diciembre, si la pides hoy.',
    ],
    [
      'of a fabric of which there is too little, and more arrives next year',
      arena(wait({ state: 'short', arrives_on: '2027-01-04' })),
      twice('No alcanza: más llega el 4 de enero de 2027'),
      'Entrega estimada: lunes 18 de enero de 2027, si la pides hoy.',
    ],
    [
      'of a fabric that arrives today',
      arena(wait({ arrives_on: today })),
      twice('Agotada: llega hoy'),
      'Entrega estimada: lunes 7 de diciembre, si la pides hoy.',
    ],
    [
      'of a remote control that arrives later',
      arena(wait({ kind: 'material', what: 'Control de 5 canales', arrives_on: '2026-12-13' })),
      twice('Control de 5 canales: llega el 13 de diciembre'),
      'Entrega estimada: lunes 28 de diciembre, si la pides hoy.',
    ],
    [
      'of a fabric whose arrival nobody knows',
      arena(wait({})),
      twice('Agotada, sin fecha de llegada'),
      'Entrega por confirmar: aún no sabemos cuándo tenemos todo lo que lleva.',
    ],
    [
      'of a fabric that nobody counted',
      arena(wait({ state: 'unknown' })),
      twice('Tela por confirmar'),
      'Entrega por confirmar: aún no sabemos cuándo tenemos todo lo que lleva.',
    ],
    [
      'when the server does not say',
      'failed' as const,
      NOTHING,
      'Entrega: la confirmamos al recibir el anticipo.',
    ],
    ['until the server answers', 'loading' as const, NOTHING, 'Entrega estimada: la estamos calculando…'],
  ])('%s', (_, supplies, said, sentence) => {
    expect(estimate(supplies)).toEqual({ fabrics: said, sentence });
  });

  it('is confirmed later when the catalog no longer has a product', () => {
    const gone = [{ ...window('Sala'), variant: 'retirado' }];
    const availability = { supplies: [{ key: 'Sala', ...FREE }], today, place: null };
    expect(estimateOfQuoted(gone, quotable, availability, 'si la pides hoy').sentence).toBe(
      'Entrega: la confirmamos al recibir el anticipo.',
    );
  });

  it('names the windows whose fabric is scarce', () => {
    expect([...scarceNames(estimate(arena(wait({}))), windows, quotable)]).toEqual([
      ['Agotada, sin fecha de llegada', ['Estudio', 'Ventana']],
    ]);
    const awning = {
      name: ' ',
      variant: quotable.variants.find(({ family }) => family === 'toldos-brazos-retractiles')?.slug ?? '',
    };
    expect([...scarceNames({ fabrics: ['Agotada'], sentence: '' }, [awning], quotable)]).toEqual([
      ['Agotada', ['Toldo']],
    ]);
    expect([...scarceNames(estimate(arena(FREE)), windows, quotable)]).toEqual([]);
  });

  it('is part of each window of a document, except in a document that cannot be ordered', () => {
    const said = (one: ReturnType<typeof estimate> | null) =>
      offeredWindows(windows, quotable, one).map(({ fabric }) => fabric);
    expect(said(estimate(arena(LOW)))).toEqual([null, 'Quedan pocos metros', 'Quedan pocos metros']);
    expect(said(null)).toEqual(NOTHING);
  });

  it('is that of the place, which it names; one that the table lacks is agreed on', () => {
    const at = (place: Availability['place']) =>
      estimateOfQuoted(windows, quotable, { supplies: arena(FREE), today, place }, 'si la pides hoy')
        .sentence;
    expect(at(placeOf('64000'))).toBe('Entrega estimada en 64000: martes 1 de diciembre, si la pides hoy.');
    expect(at(placeOf('77500'))).not.toBe(at(placeOf('64000')));
    expect(at({ postcode: '64000', state: 'Nuevo León', zone: null })).toBe(
      'Entrega en 64000: a Nuevo León la acordamos contigo.',
    );
    expect(placeOf('00999')).toBeNull();
  });
});
