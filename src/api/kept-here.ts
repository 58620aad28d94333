import * as z from 'zod/mini';
import { TOKEN_KEY } from '#src/config/constants.ts';
import { FAVOURITES_KEY } from './favourite-store.ts';
import { SAMPLES_KEY } from './sample-store.ts';
import { DRAFT_KEY } from './session-store.ts';
import { TYPED_KEY } from './typed-store.ts';
import { presentStorage } from './working-storage.ts';

/** What this browser keeps of the site now. */
export interface KeptHere {
  readonly hasSession: boolean;
  /** Windows of the quote that is being put together. */
  readonly windows: number;
  /** Samples that were chosen and not requested. */
  readonly samples: number;
  readonly favourites: number;
  /** Half filled forms. */
  readonly forms: number;
  /** Entries in all, and their length in bytes, names included. */
  readonly entries: number;
  readonly bytes: number;
}

const Several = z.array(z.unknown());
const Draft = z.object({ windows: Several });
const Samples = z.object({ samples: Several });
const Favourites = z.object({ favourites: Several });
const Typed = z.object({ forms: z.record(z.string(), z.unknown()) });

function decoded<Kept>(schema: z.ZodMiniType<Kept>, text: string | undefined): Kept | undefined {
  try {
    return z.safeParse(schema, JSON.parse(text ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** Counts what the browser keeps of the site; null where it forbids looking. */
export function keptHere(): KeptHere | null {
  try {
    const storages = [presentStorage(), sessionStorage];
    const kept = new Map(
      storages.flatMap((storage) => (storage === null ? [] : Object.entries<string>(storage))),
    );
    const bytes = [...kept].reduce((sum, [name, text]) => sum + new Blob([name, text]).size, 0);
    return {
      hasSession: kept.has(TOKEN_KEY),
      windows: decoded(Draft, kept.get(DRAFT_KEY))?.windows.length ?? 0,
      samples: decoded(Samples, kept.get(SAMPLES_KEY))?.samples.length ?? 0,
      favourites: decoded(Favourites, kept.get(FAVOURITES_KEY))?.favourites.length ?? 0,
      forms: Object.keys(decoded(Typed, kept.get(TYPED_KEY))?.forms ?? {}).length,
      entries: kept.size,
      bytes,
    };
  } catch {
    return null;
  }
}
