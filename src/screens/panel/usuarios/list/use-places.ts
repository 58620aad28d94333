import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { statesMachine } from '#machines/states/states.machine.ts';
import type { Places } from './filter-users.ts';

/** Names of the states that have loaded. */
export function usePlaces(states: ActorRefFrom<typeof statesMachine>): Places {
  const list = useSelector(states, ({ context }) => context.data);
  return useMemo(() => new Map(list?.map(({ id, name }) => [id, name])), [list]);
}
