import { ADOPTED, ownKey } from './names.ts';
import { presentStorage } from './working-storage.ts';

/** Makes what a visitor has stored a person's. It is written before it is removed, so a crash loses nothing. */
export function adopt(person: number): void {
  for (const name of ADOPTED) {
    try {
      const present = presentStorage();
      const theirs = present?.getItem(name) ?? null;
      if (present === null || theirs === null) continue;
      const key = ownKey(name, person);
      const own = present.getItem(key);
      // Both are read from then on, in this order (`entry.ts`).
      present.setItem(key, own === null ? theirs : JSON.stringify({ entries: [theirs, own] }));
      present.removeItem(name);
    } catch {
      // Without room the visitor's entry stays: the next start tries again.
    }
  }
}
