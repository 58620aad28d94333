import {
  assumed,
  bar,
  brackets,
  cords,
  eachCloth,
  figure,
  forAll,
  hanging,
  height,
  stretches,
  width,
} from './build.ts';

/**
 * Roman blinds. They are sold as wide as their roll, so that their sides are bound with tape and take no cloth. A rod for
 * every fold below the head rail but the last, which the bottom bar holds.
 */
export const romanas = forAll('romanas', {
  cloth: {
    width: width(assumed(-10)),
    height: height(assumed(0)),
    wrap: assumed(100),
    hem: assumed(150),
  },
  bars: [
    bar('head-rail', width(assumed(-5))),
    bar('bottom-bar', eachCloth(assumed(-20))),
    bar('rod', eachCloth(assumed(-20)), stretches(height(figure(-65, 'head-rail')), assumed(270), -1, 1)),
    bar('cord', height(assumed(300)), cords),
    hanging('chain', 2, 'cadena'),
  ],
  sheets: [],
  pieces: [brackets(800)],
});
