import { describe, expect, it } from 'vitest';
import type { Line } from '#src/quoting/line.ts';
import { roller } from './support/example.ts';
import { quoted, refusalOf } from './support/quoted.ts';

const base: Line = { widthMm: 2_400, heightMm: 2_000, quantity: 1 };
const made = (change: Partial<Line>) => quoted({ line: { ...base, ...change } }).made;
const reasons = (change: Partial<Line>, product = roller) =>
  refusalOf({ line: { ...base, ...change }, product }).reasons;

describe('galleries', () => {
  it('are cut from as few bars as possible, with a bracket for each part', () => {
    expect(made({ gallery: 'cofre' }).gallery).toMatchObject({ lengthMm: 2_395, bars: 1, brackets: 4 });
    expect(made({ gallery: 'galeria-madera' }).gallery).toMatchObject({
      lengthMm: 2_400,
      bars: 1,
      brackets: 2,
    });
    expect(made({ widthMm: 2_401, gallery: 'galeria-madera' }).gallery).toMatchObject({
      bars: 2,
      brackets: 3,
    });
    expect(made({}).gallery).toBeNull();
  });

  it('are at most as long as their bars in a row', () => {
    const wide = { control: 'motor-radio', lay: 'rotated', gallery: 'galeria-madera' } as const;
    expect(made({ ...wide, widthMm: 4_800 }).gallery?.bars).toBe(2);
    expect(reasons({ ...wide, widthMm: 4_801 })).toEqual([
      { code: 'gallery-too-long', id: 'galeria-madera', limitMm: 4_800 },
    ]);
    const short = { ...roller, galleries: roller.galleries.map((gallery) => ({ ...gallery, barMm: 2_000 })) };
    expect(reasons({ gallery: 'cofre' }, short)).toEqual([
      { code: 'gallery-too-long', id: 'cofre', limitMm: 2_005 },
    ]);
  });

  it('are the first one where they are part of the product', () => {
    const product = { ...roller, galleryIncluded: true };
    const galleryOf = (change: Partial<Line>) =>
      quoted({ line: { ...base, ...change }, product }).made.gallery?.gallery.id;
    expect(galleryOf({})).toBe('cofre');
    expect(galleryOf({ gallery: 'galeria-madera' })).toBe('galeria-madera');
  });

  it('must be known', () => {
    expect(reasons({ gallery: 'dosel' })).toEqual([
      { code: 'unknown-choice', choice: 'gallery', id: 'dosel' },
    ]);
  });
});

describe('extras', () => {
  it('must be known, and some need a motor', () => {
    expect(made({ extras: ['instalacion', 'visita'] }).extras.map(({ id }) => id)).toEqual([
      'instalacion',
      'visita',
    ]);
    expect(made({ control: 'motor-radio', extras: ['sensor-sol'] }).extras).toHaveLength(1);
    expect(reasons({ extras: ['visita', 'banda', 'sensor-sol'] })).toEqual([
      { code: 'unknown-choice', choice: 'extra', id: 'banda' },
      { code: 'needs-motor', id: 'sensor-sol' },
    ]);
  });
});

describe('an extra of some controls', () => {
  const product = {
    ...roller,
    extras: [{ id: 'visita', per: 'line', needsMotor: true, controls: ['motor-radio'] } as const],
  };
  const [chain] = roller.controls;
  const spring = chain === undefined ? [] : [{ ...chain, id: 'resorte' }];

  it('is refused with another control', () => {
    const line = { ...base, extras: ['visita'] };
    expect(quoted({ line: { ...line, control: 'motor-radio' }, product }).made.extras).toHaveLength(1);
    expect(reasons({ extras: ['visita'] }, product)).toEqual([{ code: 'needs-motor', id: 'visita' }]);
    const free = {
      ...product,
      controls: [...product.controls, ...spring],
      extras: product.extras.map((extra) => ({ ...extra, needsMotor: false })),
    };
    expect(reasons({ control: 'cadena', extras: ['visita'] }, free)).toEqual([
      { code: 'needs-control', id: 'visita', controls: ['motor-radio'] },
    ]);
  });

  it('can be left out, or its control be taken', () => {
    const ways = refusalOf({ line: { ...base, extras: ['visita'] }, product }).alternatives;
    expect(ways.map(({ changes }) => changes)).toEqual([
      [{ change: 'without-extra', id: 'visita' }],
      [{ change: 'control', id: 'motor-radio' }],
    ]);
    expect(ways.map(({ quote }) => quote.line.extras)).toEqual([[], ['visita']]);
  });
});

const remote = (id: string) => ({ remotes: [{ id, count: 1 }] });

describe('remotes', () => {
  it('need a motor', () => {
    expect(made({ control: 'motor-radio', ...remote('control-5-canales') }).remotes).toEqual([
      { id: 'control-5-canales', system: 'radio', channels: 5 },
    ]);
    expect(reasons(remote('control-5-canales'))).toEqual([{ code: 'needs-motor', id: 'control-5-canales' }]);
    expect(reasons({ control: 'motor-radio', ...remote('control-remoto') })).toEqual([
      { code: 'unknown-choice', choice: 'remote', id: 'control-remoto' },
    ]);
  });

  it('must have the system of the chosen motor', () => {
    const mixed = {
      ...roller,
      controls: roller.controls.map((control) =>
        control.kind === 'motor'
          ? { ...control, remotes: [{ id: 'control-wifi', system: 'wifi', channels: 1 }] }
          : control,
      ),
    };
    expect(reasons({ control: 'motor-radio', ...remote('control-wifi') }, mixed)).toEqual([
      { code: 'other-system', id: 'control-wifi', system: 'radio' },
    ]);
  });

  it('are checked by name when no motor is strong enough', () => {
    const heavy = { control: 'motor-radio', motor: 'motor-1-nm', heightMm: 3_000 };
    expect(reasons({ ...heavy, ...remote('control-remoto') }).map(({ code }) => code)).toEqual([
      'motor-too-weak',
      'unknown-choice',
    ]);
    expect(reasons({ ...heavy, ...remote('control-1-canal') }).map(({ code }) => code)).toEqual([
      'motor-too-weak',
    ]);
  });
});
