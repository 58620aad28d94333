import type { CutTable } from '#src/quoting/cuts/table.ts';
import {
  assumed,
  bar,
  brackets,
  count,
  figure,
  forEach,
  hanging,
  height,
  stretches,
  width,
} from './build.ts';

type Bar = CutTable['bars'][number];
type Sheet = CutTable['sheets'][number];

/** Awnings are sewn from strips of 1.20 m. */
const strips = { strip: figure(1_200, 'catalogue'), seam: assumed(20) } as const;

const valance: Sheet = {
  part: 'valance',
  width: width(assumed(-20)),
  height: { of: {}, plus: assumed(210) },
  number: count(1),
  when: { extra: 'cenefa' },
};

const box = bar('box', width(assumed(0)));

/** Folding arms. */
const arms = (...more: readonly Bar[]): CutTable => ({
  cloth: {
    width: width(assumed(-120)),
    height: height(assumed(0)),
    wrap: assumed(300),
    hem: assumed(60),
    ...strips,
  },
  bars: [
    bar('tube', width(assumed(-100))),
    bar('front-bar', width(assumed(-20))),
    bar('arm', height(figure(0, 'catalogue')), count(2, 'catalogue')),
    hanging('crank', 1, 'manivela'),
    ...more,
  ],
  sheets: [valance],
  pieces: [brackets(2_000)],
});

/** Awnings that come straight down. */
const drop = (...more: readonly Bar[]): CutTable => ({
  cloth: {
    width: width(figure(-130, 'workshop')),
    height: height(assumed(0)),
    // Together the 250 mm of the workshop's rule.
    wrap: figure(200, 'workshop'),
    hem: figure(50, 'workshop'),
    seam: assumed(20),
  },
  bars: [
    bar('tube', width(figure(-120, 'workshop'))),
    bar('bottom-bar', width(figure(-120, 'workshop'))),
    hanging('crank', 1, 'manivela'),
    ...more,
  ],
  sheets: [],
  pieces: [{ part: 'bracket', number: count(2) }],
});

/** Hoods: their cloth follows a quarter of a circle, and covers its sides. */
const hood = (ribs: number): CutTable => ({
  cloth: {
    width: width(assumed(-20)),
    height: { of: { height: 2 }, plus: assumed(0) },
    wrap: assumed(40),
    hem: assumed(40),
    ...strips,
  },
  bars: [
    bar('rib', { of: { width: 1, height: 2 }, plus: assumed(-60) }, count(ribs, 'catalogue')),
    bar('cord', { of: { height: 2, control: 1 }, plus: assumed(0) }, count(1), {
      controls: ['cordon-capota'],
    }),
  ],
  sheets: [
    {
      part: 'gore',
      // Its edges are bound: a hem would not fit on the roll of 1.20 m.
      width: height(assumed(0)),
      height: height(assumed(0)),
      number: count(2),
    },
    valance,
  ],
  pieces: [{ part: 'hinge', number: count(2) }],
});

/** The frame of a pergola. Its posts are cut to their height where it stands. */
const frame: readonly Bar[] = [
  bar('beam', height(assumed(0)), count(2)),
  bar('gutter', width(assumed(0))),
  bar('post', { of: {}, plus: assumed(2_500) }, count(2)),
];

const fabricRoof: CutTable = {
  cloth: {
    width: width(assumed(-200)),
    // What hangs in folds between the bars.
    height: height(assumed(600)),
    wrap: assumed(100),
    hem: assumed(100),
    ...strips,
  },
  bars: [...frame, bar('crossbar', width(assumed(-200)), stretches(height(assumed(0)), assumed(560), 1, 2))],
  sheets: [],
  pieces: [],
};

const slatRoof: CutTable = {
  cloth: null,
  bars: [...frame, bar('slat', width(assumed(-220)), stretches(height(assumed(0)), assumed(200), 0, 2))],
  sheets: [],
  pieces: [],
};

export const brazosRetractiles = forEach('toldos-brazos-retractiles', {
  'oporto-acrilica': arms(),
  'oporto-microperforada': arms(),
  'sintra-acrilica': arms(box),
  'sintra-microperforada': arms(box),
  'cadiz-acrilica': arms(),
  'cadiz-vinilica': arms(),
  'genova-acrilica': arms(),
  'genova-vinilica': arms(),
});

const onCables = drop(bar('cable', height(figure(0, 'workshop')), count(2, 'workshop')));
const inGuides = drop(bar('guide', height(assumed(0)), count(2)));
/** The guides end at the box of 120 mm. */
const underBox = drop(box, bar('guide', height(assumed(-120)), count(2)));

export const toldosVerticales = forEach('toldos-verticales', {
  'lisboa-screen': onCables,
  'lisboa-microperforada': onCables,
  'tavira-screen': inGuides,
  'tavira-acrilica': inGuides,
  'evora-screen': underBox,
  'evora-acrilica': underBox,
});

export const capotas = forEach('toldos-capotas', {
  'ravello-acrilica': hood(4),
  'ravello-vinilica': hood(4),
  'capri-acrilica': hood(3),
  'capri-vinilica': hood(3),
});

export const pergolas = forEach('toldos-pergolas', {
  'siena-vinilica': fabricRoof,
  'siena-acrilica': fabricRoof,
  'verona-aluminio': slatRoof,
});
