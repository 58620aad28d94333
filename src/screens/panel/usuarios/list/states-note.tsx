import { Button, Group } from '@mantine/core';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { statesMachine } from '#machines/states/states.machine.ts';

/** Tells that the names of the states did not load, with a retry. The list does not wait for them. */
export function StatesNote({ states }: { readonly states: ActorRefFrom<typeof statesMachine> }) {
  const hasFailed = useSelector(states, (snapshot) => snapshot.matches('failed'));
  if (!hasFailed) return null;
  return (
    <Group component="p" role="status" c="dimmed" fz="sm" gap="xs" mb={0} mt="xs">
      No pudimos cargar los nombres de los estados.{' '}
      <Button
        onClick={() => {
          states.send({ type: 'resource.retry' });
        }}
      >
        Pedirlos de nuevo
      </Button>
    </Group>
  );
}
