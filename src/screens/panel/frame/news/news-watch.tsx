import { useActorRef } from '@xstate/react';
import { newsMachine } from '#machines/news/news.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';

/** Has news asked for while it is on the page. */
export function NewsWatch({ seesAll }: { readonly seesAll: boolean }) {
  useActorRef(newsMachine, { ...useActorSurroundings(), input: { seesAll } });
  return null;
}
