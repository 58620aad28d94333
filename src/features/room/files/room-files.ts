import { onDemand, type OnDemand } from '#machines/support/on-demand.ts';
import type { RoomFacts } from '#src/content/pictures/room-facts.ts';
import { factsOf, mapsOf } from '#src/content/pictures/room-maps.ts';
import type { PictureRoom } from '#src/content/pictures/rooms.ts';
import { loadPicture } from './load-picture.ts';

/** What a room is computed from, loaded. */
export interface RoomFiles {
  readonly facts: RoomFacts;
  readonly pictures: ReadonlyMap<string, HTMLImageElement>;
}

/** A picture of the room. @throws RangeError when it has no such picture */
export function pictureOf({ pictures }: RoomFiles, name: string): HTMLImageElement {
  const picture = pictures.get(name);
  if (picture === undefined) throw new RangeError(`the room has no picture named ${name}`);
  return picture;
}

const loadedRooms = new Map<PictureRoom, OnDemand<RoomFiles>>();

async function load(room: PictureRoom): Promise<RoomFiles> {
  const [facts, ...pictures] = await Promise.all([
    factsOf(room),
    ...mapsOf(room).map(async ([name, address]) => [name, await loadPicture(address)] as const),
  ]);
  return { facts, pictures: new Map(pictures) };
}

/** The files of a room, loaded once for all pages; the load fails when a picture is missing or cannot be read. */
export function filesOf(room: PictureRoom): OnDemand<RoomFiles> {
  const known = loadedRooms.get(room) ?? onDemand(() => load(room));
  loadedRooms.set(room, known);
  return known;
}
