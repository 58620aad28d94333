import { Button, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';

interface RemovedViewProps {
  readonly name: string;
  readonly onUndo: () => void;
  readonly onDismiss: () => void;
}

/** Says which view was removed, with a button that brings it back. That has the focus, as the pressed one is gone. */
export function RemovedView({ name, onUndo, onDismiss }: RemovedViewProps) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    undo.current?.focus();
  }, [name]);
  return (
    <>
      <Text role="status" fz="sm">
        Quitamos la vista {name}.
      </Text>
      <Button ref={undo} variant="subtle" px="xs" onClick={onUndo}>
        Deshacer
      </Button>
      <Button variant="subtle" px="xs" onClick={onDismiss}>
        Entendido
      </Button>
    </>
  );
}
