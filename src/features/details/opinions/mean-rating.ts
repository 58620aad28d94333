import type { Opinion } from '#src/api/contract/assumed/shop.ts';

/** The mean of the ratings of some opinions, to one decimal. */
export const meanRating = (opinions: readonly Pick<Opinion, 'rating'>[]): number =>
  Math.round((10 * opinions.reduce((sum, { rating }) => sum + rating, 0)) / opinions.length) / 10;
