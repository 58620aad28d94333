import * as z from 'zod/mini';
import { TOKEN_KEY } from '#src/config/constants.ts';
import { drafts } from './drafts.ts';
import { favourites } from './favourite-store.ts';
import { OUTBOX } from './names.ts';
import { endOf, entriesOfOthers } from './old-entries.ts';
import { readOutbox } from './outbox-store.ts';
import { keptPostcode } from './place-store.ts';
import { keptSamples } from './sample-store.ts';
import { keptSender } from './sender-store.ts';
import { readOwner } from './session-store.ts';
import { TYPED_KEY } from './typed-store.ts';
import { sentRequests } from './work-store.ts';
import { presentStorage } from './working-storage.ts';

/** What this browser keeps of the site now. */
export interface KeptHere {
  readonly hasSession: boolean;
  /** Windows of the quote that is being put together. */
  readonly windows: number;
  /** Quotes that were saved without a connection and not sent yet. */
  readonly unsent: number;
  /** Requests that were sent from here. */
  readonly sent: number;
  /** Whether it remembers who sends them. */
  readonly hasSender: boolean;
  /** Samples that were chosen and not requested. */
  readonly samples: number;
  readonly favourites: number;
  /** The postcode that deliveries are estimated for; null without one. */
  readonly postcode: string | null;
  /** Half filled forms. */
  readonly forms: number;
  /** What other persons left in this browser. */
  readonly others: {
    readonly unsent: number;
    /** When the last of it is removed, in ms since 1970; null when there is nothing, or nobody knows yet. */
    readonly until: number | null;
  };
  /** Entries in all, and their length in bytes, names included. */
  readonly entries: number;
  readonly bytes: number;
}

const Typed = z.object({ forms: z.record(z.string(), z.unknown()) });

function formsIn(text: string | undefined): number {
  try {
    return Object.keys(z.safeParse(Typed, JSON.parse(text ?? 'null')).data?.forms ?? {}).length;
  } catch {
    return 0;
  }
}

function leftByOthers(): KeptHere['others'] {
  const left = entriesOfOthers();
  const persons = left.flatMap(([key]) =>
    key.startsWith(`${OUTBOX}-`) ? [Number(key.slice(OUTBOX.length + 1))] : [],
  );
  const ends = left.map(([, text]) => endOf(text)).filter((end) => end !== null);
  return {
    unsent: persons.reduce((sum, person) => sum + readOutbox(person).unsent.length, 0),
    until: ends.length === 0 ? null : Math.max(...ends),
  };
}

/** Counts what the browser keeps of the site; null where it forbids looking. */
export function keptHere(): KeptHere | null {
  try {
    const storages = [presentStorage(), sessionStorage];
    const kept = new Map(
      storages.flatMap((storage) => (storage === null ? [] : Object.entries<string>(storage))),
    );
    const bytes = [...kept].reduce((sum, [name, text]) => sum + new Blob([name, text]).size, 0);
    const owner = readOwner();
    return {
      hasSession: kept.has(TOKEN_KEY),
      windows: owner === null ? 0 : (drafts.read(owner).items[0]?.windows.length ?? 0),
      unsent: typeof owner === 'number' ? readOutbox(owner).unsent.length : 0,
      sent: sentRequests.get().length,
      hasSender: keptSender() !== null,
      samples: keptSamples().length,
      favourites: favourites.get().length,
      postcode: keptPostcode(),
      forms: formsIn(kept.get(TYPED_KEY)),
      others: leftByOthers(),
      entries: kept.size,
      bytes,
    };
  } catch {
    return null;
  }
}
