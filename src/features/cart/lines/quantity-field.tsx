import '#src/ui/theme/field-styles.ts';
import { ActionIcon, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { MOST_PIECES } from '#src/quoting/most-pieces.ts';
import { readSpokenCount } from '#src/reading/spoken.ts';
import { IconMinus, IconPlus } from '#src/ui/icons.ts';

interface QuantityFieldProps {
  /** What is counted, for the accessible name. */
  readonly of: string;
  readonly quantity: number;
  /** Whether it is read-only for now. */
  readonly isDisabled: boolean;
  readonly onChange: (quantity: number) => void;
}

const isCount = (quantity: number) => quantity >= 1 && quantity <= MOST_PIECES;

/** The quantity of a line: typed or changed by one. An invalid quantity is marked and not reported. */
export function QuantityField({ of, quantity, isDisabled, onChange }: QuantityFieldProps) {
  const [typed, setTyped] = useState(String(quantity));
  const [seen, setSeen] = useState(quantity);
  if (quantity !== seen) {
    setSeen(quantity);
    setTyped(String(quantity));
  }
  const read = readSpokenCount(typed, MOST_PIECES);
  const change = (next: number) => {
    if (!isDisabled && next !== quantity) onChange(next);
  };
  const take = () => {
    if (!('value' in read)) return;
    setTyped(String(read.value));
    change(read.value);
  };
  const step = (label: string, by: 1 | -1, Icon: typeof IconPlus) => (
    <ActionIcon
      variant="default"
      size="2.25rem"
      aria-label={label}
      aria-disabled={isDisabled || !isCount(quantity + by) || undefined}
      onClick={() => {
        if (isCount(quantity + by)) change(quantity + by);
      }}
    >
      <Icon size={16} stroke={1.5} aria-hidden />
    </ActionIcon>
  );
  return (
    <Group role="group" aria-label={`Cantidad de ${of}`} gap={4} align="start" wrap="nowrap">
      {step('Uno menos', -1, IconMinus)}
      <TextInput
        size="sm"
        flex="0 1 4rem"
        miw={0}
        aria-label={`Cantidad de ${of}`}
        autoComplete="off"
        inputMode="numeric"
        value={typed}
        readOnly={isDisabled}
        error={'value' in read ? undefined : `Escribe un número de 1 a ${String(MOST_PIECES)}.`}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
        }}
        onBlur={take}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Enter' && !nativeEvent.isComposing) take();
        }}
      />
      {step('Uno más', 1, IconPlus)}
    </Group>
  );
}
