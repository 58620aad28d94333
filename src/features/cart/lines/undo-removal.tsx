import { Button, Group, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { CartActor } from './cart-actor.ts';

/** Offers to put the last removed line back. Takes the focus, as the remove button no longer exists. */
export function UndoRemoval({ actor }: { readonly actor: CartActor }) {
  const taken = useSelector(actor, ({ context }) => context.taken);
  const isOut = useSelector(
    actor,
    (snapshot) =>
      !snapshot.matches('removing') &&
      snapshot.context.cart?.lines.every(({ key }) => key !== taken?.key) === true,
  );
  const place = useRef<HTMLDivElement>(null);
  const key = isOut ? taken?.key : undefined;
  useEffect(() => {
    if (key !== undefined && document.activeElement === document.body) place.current?.focus();
  }, [key]);
  if (taken === null || !isOut) return null;
  return (
    <Group
      justify="space-between"
      gap="0.5rem 1rem"
      bg="var(--accent-soft)"
      px="sm"
      py="xs"
      ref={place}
      tabIndex={-1}
      role="status"
    >
      <Text fz="md">Quitamos {taken.name.trim() === '' ? 'la pieza' : `“${taken.name}”`}.</Text>
      <Button
        onClick={() => {
          actor.send({ type: 'cart.putBack' });
        }}
      >
        Deshacer
      </Button>
    </Group>
  );
}
