import type { CutTable } from '#src/quoting/cuts/table.ts';
import { assumed, bar, brackets, cords, forEach, hanging, height, stretches, width } from './build.ts';

/** Slats this far apart, between a head rail of 45 mm and a bottom bar of 20 mm. */
const slatsEvery = (mm: number): CutTable => ({
  cloth: null,
  bars: [
    bar('head-rail', width(assumed(-3))),
    bar('slat', width(assumed(-6)), stretches(height(assumed(-65)), assumed(mm), 0, 2)),
    bar('bottom-bar', width(assumed(-6))),
    bar('ladder', height(assumed(100)), cords),
    // A cord runs up through the slats, along the head rail and down to the hand; a motor's ends on a spool.
    bar('cord', { of: { height: 1, width: 1, control: 1 }, plus: assumed(0) }, cords, {
      controls: ['cordon-y-baston'],
    }),
    bar('cord', height(assumed(300)), cords, { controls: ['motor-recargable'] }),
    hanging('wand', 1, 'cordon-y-baston'),
  ],
  sheets: [],
  pieces: [brackets(1_200)],
});

/** Horizontal slats. */
export const horizontales = forEach('horizontales', {
  'aluminio-25-mm': slatsEvery(21),
  'aluminio-16-mm': slatsEvery(13),
  'aluminio-50-mm': slatsEvery(43),
  'aluminio-25-mm-calado': slatsEvery(21),
  'madera-50-mm': slatsEvery(43),
  'madera-35-mm': slatsEvery(30),
  'pvc-50-mm': slatsEvery(43),
});
