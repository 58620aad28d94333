import { onDemand } from '#machines/support/on-demand.ts';
import type { RoomFacts } from '#src/content/pictures/room-facts.ts';
import { sala } from '#src/content/pictures/sala.ts';

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

async function load(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/** The living room, loaded once for all pages; the load fails when a picture is missing or cannot be read. */
export const salaFiles = onDemand(async (): Promise<RoomFiles> => {
  const pictures = await Promise.all(
    [...sala.pictures].map(async ([name, address]) => [name, await load(address)] as const),
  );
  return { facts: sala.facts(), pictures: new Map(pictures) };
});
