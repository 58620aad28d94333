import * as z from 'zod/mini';
import { RoomFacts } from './room-facts.ts';
import type { PictureRoom } from './rooms.ts';

const maps = import.meta.glob<string>('./*/maps/*.webp', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

const facts = import.meta.glob('./*/room.json', { import: 'default' });

/** Facts of a room. @throws ZodError when they are not as `renders/light/maps.py` writes them */
export const factsOf = async (room: PictureRoom): Promise<RoomFacts> =>
  z.parse(RoomFacts, await facts[`./${room}/room.json`]?.());

/** Addresses of a room's pictures, by the names that `renders/light/maps.py` gives them. */
export const mapsOf = (room: PictureRoom): readonly (readonly [string, string])[] =>
  Object.entries(maps).flatMap(([path, address]) => {
    const [, of, name] = /^\.\/([\w-]+)\/maps\/([\w-]+)\.webp$/.exec(path) ?? [];
    return of === room && name !== undefined ? [[name, address] as const] : [];
  });
