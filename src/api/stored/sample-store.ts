import * as z from 'zod/mini';
import { keptList } from './kept-list.ts';
import { SAMPLES } from './names.ts';

/** A sample that a person chose: slugs of its variant and colour, and the folio of the quote that it is for. */
const ChosenSample = z.object({ variant: z.string(), color: z.string(), quote: z.nullable(z.string()) });
export type ChosenSample = z.output<typeof ChosenSample>;

const kept = keptList(SAMPLES, 'samples', ChosenSample);

/** The samples that the current owner chose. */
export const keptSamples = kept.get;

/** Keeps the samples that a person chose until they are requested. A blocked storage keeps them for this page only. */
export const keepSamples = kept.set;

/**
 * Follows the samples that the browser keeps.
 * @param listener called immediately, and with every change
 * @returns a function that ends the subscription
 */
export function watchSamples(listener: (samples: readonly ChosenSample[]) => void): () => void {
  const stop = kept.subscribe(() => {
    listener(kept.get());
  });
  listener(kept.get());
  return stop;
}
