import * as z from 'zod/mini';

/** A sample that a person chose: slugs of its variant and colour, and the folio of the quote that it is for. */
const ChosenSample = z.object({ variant: z.string(), color: z.string(), quote: z.nullable(z.string()) });
export type ChosenSample = z.output<typeof ChosenSample>;

const Kept = z.object({ version: z.literal(1), samples: z.array(ChosenSample) });

const KEY = 'rollux-muestras';

/** Reads what the browser keeps; nothing when it keeps none, or what cannot be read. */
function parse(text: string | null): readonly ChosenSample[] {
  try {
    return z.safeParse(Kept, JSON.parse(text ?? '')).data?.samples ?? [];
  } catch {
    return [];
  }
}

function read(): readonly ChosenSample[] {
  try {
    return typeof localStorage === 'undefined' ? [] : parse(localStorage.getItem(KEY));
  } catch {
    return [];
  }
}

/** Keeps the samples that a person chose until they are requested. A blocked storage keeps them for this page only. */
export function keepSamples(samples: readonly ChosenSample[]): void {
  try {
    if (typeof localStorage === 'undefined') return;
    if (samples.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify({ version: 1, samples }));
  } catch {
    // Nothing else depends on it.
  }
}

/**
 * Follows the samples that the browser keeps.
 * @param listener called immediately, and with changes of other tabs
 * @returns a function that ends the subscription
 */
export function watchSamples(listener: (samples: readonly ChosenSample[]) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === KEY) listener(parse(newValue));
  };
  globalThis.addEventListener('storage', onStorage);
  listener(read());
  return () => {
    globalThis.removeEventListener('storage', onStorage);
  };
}
