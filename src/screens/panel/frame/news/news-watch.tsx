import { useActorRef } from '@xstate/react';
import { newsMachine } from '#machines/news/news.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { Bell } from './bell.tsx';

interface NewsWatchProps {
  /** The id of who is logged in. */
  readonly person: number;
  readonly seesAll: boolean;
}

/** Has news asked for while it is on the page, and tells how much of it is new. */
export function NewsWatch({ person, seesAll }: NewsWatchProps) {
  useActorRef(newsMachine, { ...useActorSurroundings(), input: { seesAll } });
  return <Bell person={person} seesAll={seesAll} />;
}
