import { expect, it } from 'vitest';
import type { QuotedWindow } from '#src/api/contract/assumed/quoted.ts';
import { quotable } from '#src/content/quotable.ts';
import { factsOf, linesOf } from '#src/features/quoted-windows/window-facts.ts';
import { savedQuote } from '#stories/charts/samples/quotes-samples.ts';

const AWNING = 'oporto-acrilica';

const [window] = savedQuote.windows;
if (window === undefined) throw new Error('the sample has a window');

it('how the fabric is cut and its drawbacks stay with a window in every document', () => {
  const line = { widthMm: 4_200, heightMm: 1_800, quantity: 1, cloths: 2, control: 'motor-electrico' };
  const facts = factsOf({ ...window, variant: 'blackout-lino', line, fitting: { side: 'left' } }, quotable);
  expect(facts.cut).toEqual(['2 lienzos']);
  expect(facts.drawbacks).toEqual([
    'Entre los lienzos pasa una línea de luz.',
    'El motor necesita un contacto cerca.',
    'No lleva control remoto: la mueves con uno compatible que ya tengas.',
  ]);
  expect(linesOf(facts)).toEqual([
    'Persiana enrollable, Blackout Lino, Blanco',
    '4.20 × 1.80 m · 1 pieza · por dentro · 2 lienzos',
    'Motor eléctrico · mando a la izquierda, visto desde adentro',
    'Entre los lienzos pasa una línea de luz. El motor necesita un contacto cerca. No lleva control remoto: la mueves con uno compatible que ya tengas.',
  ]);
});

it('a motor with a battery is charged, and needs no socket', () => {
  const line = { widthMm: 1_200, heightMm: 1_500, quantity: 1, control: 'motor-recargable' };
  const { drawbacks } = factsOf({ ...window, variant: 'blackout-lino', line }, quotable);
  expect(drawbacks).toContain('La batería del motor se recarga unas dos veces al año.');
  expect(drawbacks).not.toContain('El motor necesita un contacto cerca.');
});

it('a size is written to the millimetre', () => {
  const line = { widthMm: 2_088, heightMm: 1_805, quantity: 1 };
  expect(factsOf({ ...window, variant: 'blackout-lino', line }, quotable).size).toBe('2.088 × 1.805 m');
});

it('every choice of a window is in its lines, with what was noted', () => {
  const line = {
    ...{ widthMm: 2_375, heightMm: 1_543, quantity: 3, control: 'motor-electrico', lay: 'rotated' as const },
    ...{ rollMm: 3_000, remotes: [{ id: 'control-aura-5', count: 2 }], extras: ['instalacion'] },
  };
  const facts = factsOf(
    {
      ...window,
      ...{ variant: 'screen-5', color: 'verde-olivo', mount: 'outside', fitting: { side: 'left' }, line },
      ...{ note: 'Timbre descompuesto', optional: true },
    },
    quotable,
  );
  expect(linesOf({ ...facts, fabric: 'Hay tela' })).toEqual([
    'Persiana enrollable, Screen 5 %, Verde Olivo',
    'Hay tela.',
    '2.375 × 1.543 m · 3 piezas · por fuera · tela en horizontal · rollo de 3.00 m',
    'Motor eléctrico · mando a la izquierda, visto desde adentro · Control remoto Aura de 5 canales (2) · Instalación',
    'Las orillas pueden curvarse un poco. A la luz se ve distinta de las que llevan la tela en vertical. La tela en horizontal no lleva garantía de caída. Es un rollo especial: puede tardar más. El motor necesita un contacto cerca.',
    'Nota: Timbre descompuesto',
    'Opcional',
  ]);
});

it('a window of a cloth that is sold no more keeps its words', () => {
  const line = {
    widthMm: 1_205,
    heightMm: 1_500,
    quantity: 1,
    cloths: 2,
    control: 'motor-electrico',
    gallery: 'lisa',
  };
  const facts = factsOf(
    { ...window, variant: 'lino-viejo', color: 'gris-perla', line, fitting: { side: 'right' }, note: '' },
    quotable,
  );
  expect(facts).toMatchObject({
    family: null,
    variant: null,
    colourOf: null,
    drawing: null,
    once: [],
    note: null,
  });
  expect(linesOf(facts)).toEqual([
    'Lino viejo, Gris perla',
    '1.205 × 1.50 m · 1 pieza · por dentro · 2 lienzos',
    'Motor eléctrico · mando a la derecha · lisa',
  ]);
});

it('several blinds in one recess say so beside their size, whose lines are joined', () => {
  const line = { widthMm: 1_370, heightMm: 1_805, quantity: 3 };
  const asked = { widthMm: 4_120, heightMm: 1_900, blinds: 3 };
  const facts = factsOf({ ...window, variant: 'blackout-lino', line, asked }, quotable);
  expect(facts.beside).toBe('3 lado a lado');
  expect(linesOf(facts)[1]).toBe('1.37 × 1.805 m · 3 piezas · 3 lado a lado · por dentro');
  expect(facts.drawbacks).toEqual([
    'Entre una y otra queda una rendija de luz.',
    'Cubre menos de lo que pediste.',
  ]);
  const one = factsOf(
    { ...window, variant: 'blackout-lino', line, asked: { ...asked, blinds: 1 } },
    quotable,
  );
  expect(one.beside).toBeNull();
});

it('what hangs in no recess says nothing of one, and what is not said has no words', () => {
  const awning = factsOf({ ...window, variant: AWNING, mount: 'outside' }, quotable);
  expect([awning.mount, awning.measured]).toEqual([null, null]);
  const line = { widthMm: 1_205, heightMm: 1_500, quantity: 1, lay: 'normal' as const };
  const loose = factsOf({ ...window, variant: 'blackout-lino', line, mount: null }, quotable);
  expect([loose.mount, loose.cut, loose.once, loose.extras]).toEqual([null, [], [], []]);
});

it('the measured recess is told in the words of its family', () => {
  const measured: QuotedWindow['measured'] = {
    widthsMm: [1_205, 1_209, 1_211],
    heightsMm: [1_500, 1_503, 1_507],
  };
  const blind = factsOf({ ...window, variant: 'blackout-lino', measured }, quotable);
  expect(blind.measured).toMatch(/altos/);
  const unknown = factsOf({ ...window, variant: 'lino-viejo', measured }, quotable);
  expect(unknown.measured).toMatch(/altos/);
});

it('facts are read once for a catalog', () => {
  const one = { ...window };
  expect(factsOf(one, quotable)).toBe(factsOf(one, quotable));
  const other = { ...quotable };
  expect(factsOf(one, other)).not.toBe(factsOf(one, quotable));
});
