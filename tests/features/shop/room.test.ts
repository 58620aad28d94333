import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import louvreFacts from '#src/content/pictures/bioclimatica/room.json' with { type: 'json' };
import streetFacts from '#src/content/pictures/calle/room.json' with { type: 'json' };
import hoodFacts from '#src/content/pictures/capota/room.json' with { type: 'json' };
import type { Hour } from '#src/content/pictures/hours.ts';
import pergolaFacts from '#src/content/pictures/pergola/room.json' with { type: 'json' };
import bedroomFacts from '#src/content/pictures/recamara/room.json' with { type: 'json' };
import { RoomFacts } from '#src/content/pictures/room-facts.ts';
import facts from '#src/content/pictures/sala/room.json' with { type: 'json' };
import terraceFacts from '#src/content/pictures/terraza/room.json' with { type: 'json' };
import { linear, type Cloth } from '#src/features/room/covering.ts';
import { coveringOf, fromBehind, type Setting } from '#src/features/room/coverings.ts';
import { roomOf } from '#src/features/room/dressing.ts';
import type { Hung } from '#src/features/room/hung.ts';
import { bandLayers, betweenSlats, cellsUnder, partsOf } from '#src/features/room/light/parts.ts';
import { sunSlopeOf } from '#src/features/room/light/sun-slope.ts';
import { weightsOf, type Weights } from '#src/features/room/light/weights.ts';
import { nightPrivacy } from '#src/features/room/outside/night-privacy.ts';
import { describeSetting } from '#src/features/room/relit/describe.ts';
import { seenAt } from '#src/features/room/setting/places.ts';

const sala = z.parse(RoomFacts, facts);
const blackout = { hex: '#1c1c1c', weave: 'blackout', opennessPercent: 0 };
const screen = { hex: '#d5c7b0', weave: 'screen', opennessPercent: 5 };
const metal = { hex: '#f5f5f3', weave: 'aluminio', opennessPercent: null, slatMm: 50 };
const size = { widthMm: 2_850, heightMm: 2_200 };
const types = [
  'enrollable',
  'romana',
  'sheer-elegance',
  'vertical',
  'horizontal',
  'panel-japones',
  'toldo-vertical',
] as const;
type Type = (typeof types)[number];

const hung = (type: Hung, cloth: Cloth, setting: Partial<Setting>) =>
  coveringOf(type, cloth, { open: 0, turn: 0, ahead: 0, ...setting }, size);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const share = fc.double({ min: 0, max: 1, noNaN: true });

describe.each(types)('a window under %s', (type) => {
  it('is free before the product has come', () => {
    const { sky, sun, glow } = cellsUnder(hung(type, screen, { ahead: 1 }), 10, 0.8);
    expect([...sky, ...sun]).toEqual(Array(20).fill(1));
    expect(sum(glow)).toBe(0);
  });

  it('is covered from end to end when it is closed', () => {
    const parts = partsOf(hung(type, screen, {}), 0.8);
    expect(parts[0]?.from).toBe(0);
    expect(parts.at(-1)?.to).toBeCloseTo(1, 1);
    parts.slice(1).forEach(({ from }, at) => {
      expect(from).toBeCloseTo(parts[at]?.to ?? Number.NaN);
    });
  });

  it('never lets more light pass than falls on it, nor less than none', () => {
    fc.assert(
      fc.property(share, share, fc.double({ min: -2, max: 2, noNaN: true }), (open, turn, slope) => {
        for (const { sky, sun, glow } of partsOf(hung(type, screen, { open, turn }), slope)) {
          expect(Math.min(sky, sun, glow)).toBeGreaterThanOrEqual(0);
          expect(Math.max(sun, sky + glow)).toBeLessThanOrEqual(1 + 1e-9);
        }
      }),
    );
  });

  it('lets no less light pass the further it is opened', () => {
    fc.assert(
      fc.property(share, share, share, (a, b, turn) => {
        const light = (open: number) => sum(cellsUnder(hung(type, blackout, { open, turn }), 10, 0).sky);
        expect(light(Math.min(a, b))).toBeLessThanOrEqual(light(Math.max(a, b)) + 0.02);
      }),
    );
  });
});

it('a roller blind comes down from the top, row by row', () => {
  const { sky } = cellsUnder({ ...hung('enrollable', blackout, { open: 0.65 }), edges: 0 }, 10, 0);
  expect(sky.map((value) => Number(value.toFixed(3)))).toEqual([0, 0, 0, 0.5, 1, 1, 1, 1, 1, 1]);
});

describe('slats', () => {
  it('let all level light pass when they lie flat, and next to none when they are shut', () => {
    expect(betweenSlats(hung('horizontal', metal, { turn: 1 }), 0)).toBe(1);
    expect(betweenSlats(hung('horizontal', metal, { turn: 0 }), 0)).toBe(0);
  });

  it('stop a high sun while one still sees out between them', () => {
    const flat = hung('horizontal', metal, { turn: 1 });
    expect(betweenSlats(flat, 0.88)).toBe(0);
    expect(betweenSlats(flat, 0.4)).toBeCloseTo(1 - 0.4 / 0.87);
  });

  it('are gathered in less height than they covered', () => {
    const up = hung('horizontal', metal, { open: 1 });
    expect(up.reach).toBe(up.gathered);
    expect(up.gathered).toBeLessThan(0.15);
  });
});

describe('two layers of bands', () => {
  const sheer = { ...screen, weave: 'translucida', bands: { closedMm: 75, clearMm: 50 } };

  it('let light through their clear bands when they are aligned, and close when they are crossed', () => {
    expect(bandLayers(hung('sheer-elegance', sheer, { turn: 1 }), 0).none).toBeCloseTo(0.4);
    expect(bandLayers(hung('sheer-elegance', sheer, { turn: 0 }), 0).none).toBe(0);
  });

  it('hold as much cloth in every position', () => {
    for (const turn of [0, 0.3, 1]) {
      const { one, two } = bandLayers(hung('sheer-elegance', sheer, { turn }), 0);
      expect(one + 2 * two).toBeCloseTo(1.2);
    }
  });
});

it('panels leave three quarters free when they stand behind each other', () => {
  expect(hung('panel-japones', screen, { open: 1 }).reach).toBeCloseTo(0.26);
});

it('a colour of a screen is decoded to linear light', () => {
  expect(linear('#000000')).toEqual([0, 0, 0]);
  expect(linear('#ffffff')).toEqual([1, 1, 1]);
  expect(linear('#808080')[0]).toBeCloseTo(0.2159, 3);
});

describe('the light of the room', () => {
  const at = (open: number, cloth: Cloth = screen, hour: Hour = 'morning') =>
    weightsOf(sala, hung('enrollable', cloth, { open }), hour);

  /** Green light of the window's maps of cloth, or of the sky. */
  const ofCloth = ({ window }: Weights) => sum(window.slice(0, sala.rows).map(([, green]) => green));
  const ofSky = ({ window }: Weights) => sum(window.slice(sala.rows).map(([, green]) => green));

  it('is what the sides leave behind a closed blackout, and what the holes let pass behind a closed screen', () => {
    expect(ofSky(at(0, blackout)) / ofSky(at(1))).toBeCloseTo(0.008);
    expect(ofSky(at(0)) / ofSky(at(1))).toBeCloseTo(0.05 + 0.95 * 0.008);
  });

  it('is what a closed translucent cloth scatters, and what every cloth returns of the light in the room', () => {
    const dull = { hex: '#000000', weave: 'translucida', opennessPercent: 0 };
    expect(ofCloth(at(0, dull))).toBe(0);
    expect(ofCloth(at(0, { ...dull, hex: '#ffffff' }))).toBeGreaterThan(
      ofCloth(at(0, { ...dull, hex: '#808080' })),
    );
    const bedroom = z.parse(RoomFacts, bedroomFacts);
    const white = hung('enrollable', { ...blackout, hex: '#ffffff' }, {});
    expect(ofCloth(weightsOf(bedroom, white, 'night'))).toBeGreaterThan(0);
  });

  it('of the sky comes in under the end of a blind more than level light would', () => {
    const half = hung('enrollable', blackout, { open: 0.5 });
    expect(sum(cellsUnder(half, 10, 0, 0.1).sky)).toBeGreaterThan(sum(cellsUnder(half, 10, 0).sky));
  });

  it('takes the colour of the cloth', () => {
    const [red, , blue] = at(0, { hex: '#b5501e', weave: 'translucida', opennessPercent: 0 }).inRoom;
    expect(red).toBeGreaterThan(blue * 5);
  });

  it('has no sun at night', () => {
    expect(at(1, screen, 'night').bounce).toEqual([]);
  });

  it('is made up for by eyes in part', () => {
    expect(at(1).adaptation).toBe(1);
    expect(at(0, blackout).adaptation).toBe(1.6);
    expect(at(0, blackout, 'night').adaptation).toBe(1);
  });
});

it.each([
  ['toldo-brazos', terraceFacts],
  ['pergola', pergolaFacts],
  ['capota', hoodFacts],
] as const)(
  '%s leaves a terrace less light the further it comes out, and never takes what comes from beside it',
  (type, of) => {
    const terrace = z.parse(RoomFacts, of);
    const light = (open: number) => weightsOf(terrace, hung(type, blackout, { open }), 'noon');
    const ofSky = (open: number) => sum(light(open).window.map(([, green]) => green));
    expect(ofSky(0)).toBeGreaterThan(ofSky(0.5));
    expect(ofSky(0.5)).toBeGreaterThan(ofSky(1));
    expect(light(1).rest).toEqual(light(0).rest);
    expect(light(1).rest.sun).toBeGreaterThan(0);
  },
);

it('the cloth of a pergola is gathered at the wall, and reaches to the front', () => {
  expect(hung('pergola', blackout, { open: 0 }).reach).toBeCloseTo(0.1);
  expect(hung('pergola', blackout, { open: 1 }).reach).toBeCloseTo(1);
});

describe('a roof of louvres', () => {
  const roof = z.parse(RoomFacts, louvreFacts);
  const at = (turn: number, ahead = 0) => hung('louvres', metal, { turn, ahead });
  const light = (turn: number) => weightsOf(roof, at(turn), 'noon');
  const ofSky = (turn: number) =>
    sum(
      light(turn)
        .window.slice(roof.rows)
        .map(([, green]) => green),
    );
  const ofSun = (turn: number) => sum(light(turn).bounce);

  it('stops sky and sun when it is closed, and lets in more the further it opens', () => {
    expect(ofSky(0)).toBeLessThan(ofSky(1) / 1_000);
    expect(ofSun(0)).toBeLessThan(ofSun(1) / 1_000);
    expect(ofSky(0.6)).toBeGreaterThan(ofSky(0.3));
    expect(ofSun(0.8)).toBeGreaterThan(ofSun(0.5));
  });

  it('lets all sun pass when the louvres stand along its light', () => {
    const slope = sunSlopeOf(roof, at(1), 'noon');
    const [shut, open] = [at(0).angle, at(1).angle];
    const along = (Math.atan(slope) - shut) / (open - shut);
    expect(betweenSlats(at(along), slope)).toBeCloseTo(1);
    expect(along).toBeLessThan(1);
  });

  it('is open before it moves for the first time', () => {
    expect(at(0.4, 1)).toEqual(at(1));
  });
});

it('a pergola of cloth and one of louvres are shown on a place each', () => {
  const ofCloth = { family: 'toldos-pergolas', weave: 'acrilica' } as const;
  expect(roomOf(ofCloth)).toBe('pergola');
  expect(roomOf({ ...ofCloth, weave: 'aluminio' })).toBe('bioclimatica');
});

describe('from the street, at night', () => {
  const through = (cloth: Cloth, type: Type = 'enrollable', turn = 0) =>
    nightPrivacy({ type, cloth, structure: 'lisa' }, { open: 0, turn, ahead: 0 });

  it('a screen shows who is inside, less so when it is light', () => {
    const dark = through({ ...screen, hex: '#2f3033' });
    expect(dark.view).toBe('seen');
    expect(through({ ...screen, hex: '#f4f2ee' }).contrast).toBeLessThan(dark.contrast / 2);
  });

  it('a translucent cloth shows shadows, and a blackout nothing', () => {
    expect(through({ ...screen, weave: 'translucida', opennessPercent: 0 }).view).toBe('shadows');
    expect(through(blackout)).toEqual({ view: 'nothing', free: 0, contrast: 0 });
  });

  it('slats show the room when they lie flat', () => {
    expect(through(metal, 'horizontal', 1).view).toBe('seen');
    expect(through(metal, 'horizontal', 0).view).toBe('nothing');
  });

  it('is where one stands only at night', () => {
    expect(seenAt('night', 'street')).toBe('street');
    expect(seenAt('noon', 'street')).toBe('noon');
  });

  it('the lamps light the ground through a free window, and no more than its sides behind a closed blackout', () => {
    const street = z.parse(RoomFacts, streetFacts);
    const light = (cloth: Cloth, open: number) => {
      const { window } = weightsOf(street, hung('enrollable', cloth, { open }), 'street');
      return sum(window.slice(street.rows).map(([, green]) => green));
    };
    expect(light(blackout, 0) / light(blackout, 1)).toBeCloseTo(0.008);
    expect(light(screen, 0) / light(screen, 1)).toBeCloseTo(0.05 + 0.95 * 0.008);
  });

  it('a picture shows as much as its words say', () => {
    const { covering, means, front } = z.parse(RoomFacts, streetFacts);
    const mean = (values: readonly number[] = []) => sum(values) / values.length;
    const [onBack, inside] = [mean(covering?.outer['sky-rows']), mean(means['inside'])];
    for (const hex of ['#2f3033', '#8c8478', '#f4f2ee']) {
      const [, dye] = linear(hex);
      const seen = 0.05 * inside;
      const veil = 0.95 * dye * (0.85 * front[1] + 0.1 * onBack);
      expect(through({ ...screen, hex }).contrast).toBeCloseTo(seen / (seen + veil), 1);
    }
    const closed = {
      dressing: { type: 'enrollable', cloth: blackout, structure: 'lisa' } as const,
      hour: 'street',
    } as const;
    expect(describeSetting({ ...closed, setting: { open: 0, turn: 0, ahead: 0 } })).toBe(
      '0 % abierta, de noche, desde la calle: detrás de la tela no se ve nada',
    );
  });

  it('what hangs all the way down with its slats open is not called closed', () => {
    const dressing = { type: 'horizontal', cloth: metal, structure: 'lisa' } as const;
    expect(describeSetting({ dressing, setting: { open: 0, turn: 0.6, ahead: 0 }, hour: 'morning' })).toBe(
      'con las tablillas giradas al 60 %, 0 % subida, de mañana',
    );
  });

  it('slats lean the other way, and the nearer bands are the farther ones', () => {
    fc.assert(
      fc.property(share, fc.double({ min: -2, max: 2, noNaN: true }), (turn, slope) => {
        const slats = hung('horizontal', metal, { turn });
        expect(betweenSlats(fromBehind(slats), slope)).toBeCloseTo(betweenSlats(slats, -slope));
        const bands = hung('sheer-elegance', screen, { turn });
        expect(bandLayers(fromBehind(bands), slope).none).toBeCloseTo(bandLayers(bands, -slope).none);
      }),
    );
  });
});
