import { japanesePanels } from '#src/config/japanese-panels.ts';
import {
  assumed,
  bar,
  brackets,
  eachCloth,
  figure,
  forAll,
  hanging,
  height,
  stretches,
  width,
} from './build.ts';

/** What hangs from a rail is shorter by its 35 mm and by half an inch above the floor. */
const belowRail = height(figure(-48, 'floor-clearance'));

/** Vanes of 89 mm, each 10 mm over the next. */
const vanes = stretches(width(assumed(-10)), assumed(79), 0, 2);

/** Vertical vanes. */
export const verticales = forAll('verticales', {
  cloth: null,
  bars: [
    bar('rail', width(assumed(-5))),
    bar('vane', belowRail, vanes),
    hanging('cord', 2, 'cordon-y-cadena'),
    hanging('chain', 2, 'cordon-y-cadena'),
    hanging('wand', 1, 'baston'),
  ],
  sheets: [],
  pieces: [{ part: 'weight', number: vanes }, brackets(800)],
});

/** Panels that slide one behind the other. */
export const panelJapones = forAll('panel-japones', {
  cloth: {
    width: width(assumed(-japanesePanels.lessMm)),
    height: belowRail,
    wrap: assumed(20),
    hem: assumed(60),
    panels: { widest: figure(japanesePanels.widestMm, 'catalogue'), lap: assumed(japanesePanels.lapMm) },
  },
  bars: [
    bar('rail', width(assumed(-5))),
    bar('carrier', eachCloth(assumed(0))),
    bar('bottom-bar', eachCloth(assumed(-10))),
    hanging('cord', 2, 'cordon'),
    hanging('wand', 1, 'baston'),
  ],
  sheets: [],
  pieces: [brackets(800)],
});
