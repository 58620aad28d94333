import { use } from 'react';
import { startOwnWindow, type OwnWindowActor } from '#machines/support/start-own-window.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { ServicesContext } from '#src/actor-hooks/services.ts';
import { readPhoto } from '../picture/read-photo.ts';

const actors = new WeakMap<object, OwnWindowActor>();
/** Stands for a page without services. */
const NO_SERVICES = {};

/** The page's one actor: a photo that was marked stays while the person closes the dialog or opens another product. */
export function useOwnWindowActor(): OwnWindowActor {
  const page = use(ServicesContext) ?? NO_SERVICES;
  const surroundings = useActorSurroundings();
  const actor = actors.get(page) ?? startOwnWindow(readPhoto, surroundings);
  actors.set(page, actor);
  return actor;
}
