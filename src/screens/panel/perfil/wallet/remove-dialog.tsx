import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { PaymentMethod } from '#src/api/contract/assumed/wallet.ts';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { nameOf } from './name-of.ts';

interface RemoveDialogProps {
  readonly opened: boolean;
  readonly method: PaymentMethod | undefined;
  /** Number of saved payment methods. */
  readonly count: number;
  readonly onKeep: () => void;
  readonly onConfirm: () => void;
}

/** Asks before a payment method is removed and tells the consequences. */
export function RemoveDialog({ opened, method, count, onKeep, onConfirm }: RemoveDialogProps) {
  // Keeps the text while the dialog closes.
  const [asked, setAsked] = useState(method);
  if (method !== undefined && method !== asked) setAsked(method);
  return (
    <Dialog
      opened={opened && method !== undefined}
      title={asked === undefined ? '' : `¿Quitar ${nameOf(asked)}?`}
      onClose={onKeep}
    >
      <Text fz="md">
        Ya no podrás pagar con ella. Para usarla otra vez tendrás que capturarla de nuevo.
        {asked === undefined ? null : consequence(asked, count)}
      </Text>
      <Group gap="xs" justify="end">
        <Button size="md" onClick={onKeep}>
          Conservarla
        </Button>
        <Button variant="filled" size="md" onClick={onConfirm}>
          Quitar
        </Button>
      </Group>
    </Dialog>
  );
}

function consequence({ is_default: isDefault }: PaymentMethod, count: number): string {
  if (count === 1) return ' Es la única que tienes: te quedarás sin método de pago.';
  return isDefault ? ' Es tu predeterminada: otra de las que tienes tomará su lugar.' : '';
}
