import { describe, expect, it } from 'vitest';
import type { QuotedWindow } from '#src/api/contract/assumed/quoted.ts';
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
const estimate = (fabrics: Availability['fabrics'], from = today) =>
  estimateOfQuoted(windows, quotable, { fabrics, today: from, place: null }, 'si la pides hoy');
const arena = (state: 'low' | 'out', arrives_on: string | null) => [{ code: 'EB-102', state, arrives_on }];

const NOTHING = [null, null, null];

describe('the estimated delivery', () => {
  it.each([
    ['of available fabrics', [], NOTHING, 'Entrega estimada: lunes 7 de diciembre, si la pides hoy.'],
    [
      'of a fabric that is low',
      arena('low', null),
      [null, 'Quedan pocos metros', 'Quedan pocos metros'],
      'Entrega estimada: lunes 7 de diciembre, si la pides hoy.',
    ],
    [
      'of a fabric that arrives later',
      arena('out', '2026-12-03'),
      [null, 'Agotada: llega el 3 de diciembre', 'Agotada: llega el 3 de diciembre'],
      'Entrega estimada: jueves 17 de diciembre, si la pides hoy.',
    ],
    [
      'of a fabric that arrives next year',
      arena('out', '2027-01-04'),
      [null, 'Agotada: llega el 4 de enero de 2027', 'Agotada: llega el 4 de enero de 2027'],
      'Entrega estimada: lunes 18 de enero de 2027, si la pides hoy.',
    ],
    [
      'of a fabric that arrives today',
      arena('out', today),
      [null, 'Agotada: llega hoy', 'Agotada: llega hoy'],
      'Entrega estimada: lunes 7 de diciembre, si la pides hoy.',
    ],
    [
      'of a fabric whose arrival nobody knows',
      arena('out', null),
      [null, 'Agotada, sin fecha de llegada', 'Agotada, sin fecha de llegada'],
      'Entrega por confirmar: aún no sabemos cuándo llega la tela agotada.',
    ],
    [
      'when the server does not say',
      'failed' as const,
      NOTHING,
      'Entrega: la confirmamos al recibir el anticipo.',
    ],
    ['until the server answers', 'loading' as const, NOTHING, 'Entrega estimada: la estamos calculando…'],
  ])('%s', (_, fabrics, said, sentence) => {
    expect(estimate(fabrics)).toEqual({ fabrics: said, sentence });
  });

  it('is confirmed later when the catalog no longer has a colour', () => {
    const gone = [window('Sala', 'retirado')];
    expect(
      estimateOfQuoted(gone, quotable, { fabrics: [], today, place: null }, 'si la pides hoy').sentence,
    ).toBe('Entrega: la confirmamos al recibir el anticipo.');
  });

  it('names the windows whose fabric is scarce', () => {
    expect([...scarceNames(estimate(arena('out', null)), windows, quotable)]).toEqual([
      ['Agotada, sin fecha de llegada', ['Estudio', 'Ventana']],
    ]);
    const awning = {
      name: ' ',
      variant: quotable.variants.find(({ family }) => family === 'toldos-brazos-retractiles')?.slug ?? '',
    };
    expect([...scarceNames({ fabrics: ['Agotada'], sentence: '' }, [awning], quotable)]).toEqual([
      ['Agotada', ['Toldo']],
    ]);
    expect([...scarceNames(estimate([]), windows, quotable)]).toEqual([]);
  });

  it('is part of each window of a document, except in a document that cannot be ordered', () => {
    const said = (one: ReturnType<typeof estimate> | null) =>
      offeredWindows(windows, quotable, one).map(({ fabric }) => fabric);
    expect(said(estimate(arena('low', null)))).toEqual([null, 'Quedan pocos metros', 'Quedan pocos metros']);
    expect(said(null)).toEqual(NOTHING);
  });

  it('is that of the place, which it names; one that the table lacks is agreed on', () => {
    const at = (place: Availability['place']) =>
      estimateOfQuoted(windows, quotable, { fabrics: [], today, place }, 'si la pides hoy').sentence;
    expect(at(placeOf('64000'))).toBe('Entrega estimada en 64000: martes 1 de diciembre, si la pides hoy.');
    expect(at(placeOf('77500'))).not.toBe(at(placeOf('64000')));
    expect(at({ postcode: '64000', state: 'Nuevo León', zone: null })).toBe(
      'Entrega en 64000: a Nuevo León la acordamos contigo.',
    );
    expect(placeOf('00999')).toBeNull();
  });
});
