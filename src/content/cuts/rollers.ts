import { assumed, bar, count, eachCloth, figure, forAll, hanging, height, width } from './build.ts';

/** Roller blinds. Each of several cloths has a tube and a bottom bar of its own. */
export const enrollables = forAll('enrollables', {
  cloth: {
    width: width(figure(-33, 'factory-cutter')),
    between: figure(33, 'light-gap'),
    height: height(assumed(0)),
    // Wrap and hem together are the 250 mm of the workshop's rule.
    wrap: figure(200, 'workshop'),
    hem: figure(50, 'workshop'),
    seam: assumed(20),
  },
  bars: [
    bar('tube', eachCloth(figure(3, 'factory-cutter'))),
    bar('bottom-bar', eachCloth(figure(3, 'workshop'))),
    bar('guide', height(assumed(0)), count(2, 'catalogue'), { extra: 'guias-laterales' }),
    hanging('chain', 2, 'cadena'),
  ],
  sheets: [],
  pieces: [{ part: 'bracket', number: count(2) }],
});

/** Double cloths, which run down and up again through a turning bar. Their cassette carries the brackets. */
export const sheerElegance = forAll('sheer-elegance', {
  cloth: {
    width: width(figure(-35, 'workshop')),
    height: height(assumed(0)),
    // Together the 350 mm of the workshop's rule.
    wrap: figure(200, 'workshop'),
    hem: figure(150, 'workshop'),
  },
  bars: [
    bar('tube', width(figure(-5, 'workshop'))),
    bar('bottom-bar', width(figure(-30, 'workshop'))),
    bar('turn-bar', width(figure(-35, 'workshop'))),
    hanging('chain', 2, 'cadena'),
  ],
  sheets: [],
  pieces: [],
});
