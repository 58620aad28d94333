import { Button, Group, Text } from '@mantine/core';
import classes from './unknown-user.module.css';

interface UnknownUserProps {
  /** The id in the address, of any content. */
  readonly userId: string;
  readonly onClose: () => void;
}

/** How many characters of it are shown. */
const LONGEST = 24;

/** Tells that the list has no account with the id in the address. */
export function UnknownUser({ userId, onClose }: UnknownUserProps) {
  const id = userId.length > LONGEST ? `${userId.slice(0, LONGEST)}…` : userId;
  return (
    <Group role="alert" className={classes.unknown} gap="0.5rem 1rem" justify="space-between" px="md" py="sm">
      <Text>
        No encontramos al usuario <strong>{id}</strong> en la lista. Puede que su cuenta ya no exista.
      </Text>
      <Button onClick={onClose}>Cerrar</Button>
    </Group>
  );
}
