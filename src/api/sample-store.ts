import * as z from 'zod/mini';
import { presentStorage } from './working-storage.ts';

/** A sample that a person chose: slugs of its variant and colour, and the folio of the quote that it is for. */
const ChosenSample = z.object({ variant: z.string(), color: z.string(), quote: z.nullable(z.string()) });
export type ChosenSample = z.output<typeof ChosenSample>;

const Kept = z.object({ version: z.literal(1), samples: z.array(ChosenSample) });

/** Key of the chosen samples in localStorage. */
export const SAMPLES_KEY = 'rollux-muestras';

/** Returns the samples in a stored text; none when it cannot be read. */
function parse(text: string | null): readonly ChosenSample[] {
  try {
    return z.safeParse(Kept, JSON.parse(text ?? '')).data?.samples ?? [];
  } catch {
    return [];
  }
}

function stored(): readonly ChosenSample[] {
  try {
    return parse(presentStorage()?.getItem(SAMPLES_KEY) ?? null);
  } catch {
    return [];
  }
}

/** Keeps the samples that a person chose until they are requested. A blocked storage keeps them for this page only. */
export function keepSamples(samples: readonly ChosenSample[]): void {
  try {
    if (samples.length === 0) presentStorage()?.removeItem(SAMPLES_KEY);
    else presentStorage()?.setItem(SAMPLES_KEY, JSON.stringify({ version: 1, samples }));
  } catch {
    // They stay in this page.
  }
}

/**
 * Follows the samples that the browser keeps.
 * @param listener called immediately, and with changes of other tabs
 * @returns a function that ends the subscription
 */
export function watchSamples(listener: (samples: readonly ChosenSample[]) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === SAMPLES_KEY) listener(parse(newValue));
  };
  globalThis.addEventListener('storage', onStorage);
  listener(stored());
  return () => {
    globalThis.removeEventListener('storage', onStorage);
  };
}
