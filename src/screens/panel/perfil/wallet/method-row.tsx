import { Badge, Button, Group, Text } from '@mantine/core';
import { clsx as cx } from 'clsx';
import { useId } from 'react';
import type { PaymentMethod } from '#src/api/contract/assumed/wallet.ts';
import { IconCreditCard } from '#src/ui/icons.ts';
import layout from '#src/ui/styles/layout.module.css';
import { validityOf } from './expiry.ts';
import classes from './method-row.module.css';
import { nameOf } from './name-of.ts';

interface MethodRowProps {
  readonly method: PaymentMethod;
  /** Today. */
  readonly today: Date;
  /** Whether an action runs: the row can be read, but its buttons are disabled. */
  readonly busy: boolean;
  readonly onMakeDefault: () => void;
  readonly onRemove: () => void;
}

const warnings = { expiring: 'Vence pronto', expired: 'Vencida' } as const;

/** A saved payment method with its actions. */
export function MethodRow({ method, today, busy, onMakeDefault, onRemove }: MethodRowProps) {
  const nameId = useId();
  const validity = validityOf(method.expires, today);
  return (
    <li className={cx(layout.beside, classes.row)} aria-labelledby={nameId}>
      <IconCreditCard color="var(--accent)" size={28} stroke={1.25} aria-hidden />
      <div>
        <Group gap="0.25rem 0.625rem">
          <Text span id={nameId} fz="md" fw={500}>
            {nameOf(method)}
          </Text>
          {method.is_default ? <Badge component="span">Predeterminada</Badge> : null}
        </Group>
        {method.expires === null ? null : (
          <Group gap="0.25rem 0.625rem" c="dimmed" fz="md">
            <span>
              {validity === 'expired' ? 'Venció' : 'Vence'} {method.expires}
            </span>
            {validity === 'expiring' || validity === 'expired' ? (
              <Badge component="span" color="red">
                {warnings[validity]}
              </Badge>
            ) : null}
          </Group>
        )}
      </div>
      <Group gap="xs" className={classes.actions}>
        {method.is_default ? null : (
          <Button aria-describedby={nameId} aria-disabled={busy || undefined} onClick={onMakeDefault}>
            Hacer predeterminada
          </Button>
        )}
        <Button aria-describedby={nameId} aria-disabled={busy || undefined} onClick={onRemove}>
          Quitar
        </Button>
      </Group>
    </li>
  );
}
