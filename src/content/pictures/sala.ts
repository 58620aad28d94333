import * as z from 'zod/mini';
import { RoomFacts } from './room-facts.ts';
import facts from './sala/room.json' with { type: 'json' };

const maps = import.meta.glob<string>('./sala/maps/*.webp', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

/** What the living room is computed from. */
export const sala = {
  /** @throws ZodError when they are not as `renders/light/maps.py` writes them */
  facts: () => z.parse(RoomFacts, facts),
  /** Addresses of its pictures, by the names that `renders/light/maps.py` gives them. */
  pictures: new Map(
    Object.entries(maps).map(([path, address]) => [path.replace(/.*\/([\w-]+)\.webp$/, '$1'), address]),
  ),
} as const;
