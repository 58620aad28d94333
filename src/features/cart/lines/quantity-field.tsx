import '#src/ui/theme/field-styles.ts';
import { ActionIcon, Group, NumberInput } from '@mantine/core';
import { useState } from 'react';
import { MOST_PIECES } from '#src/quoting/most-pieces.ts';
import { IconMinus, IconPlus } from '#src/ui/icons.ts';

interface QuantityFieldProps {
  /** What is counted, for the accessible name. */
  readonly of: string;
  readonly quantity: number;
  /** Whether it is read-only for now. */
  readonly isDisabled: boolean;
  readonly onChange: (quantity: number) => void;
}

const isCount = (typed: string | number): typed is number =>
  typeof typed === 'number' && typed >= 1 && typed <= MOST_PIECES;

/** The quantity of a line: typed or changed by one. An invalid quantity is marked and not reported. */
export function QuantityField({ of, quantity, isDisabled, onChange }: QuantityFieldProps) {
  const [typed, setTyped] = useState<string | number>(quantity);
  const [seen, setSeen] = useState(quantity);
  if (quantity !== seen) {
    setSeen(quantity);
    setTyped(quantity);
  }
  const change = (next: string | number) => {
    if (!isDisabled && isCount(next) && next !== quantity) onChange(next);
  };
  const step = (label: string, by: 1 | -1, Icon: typeof IconPlus) => (
    <ActionIcon
      variant="default"
      size="2.25rem"
      aria-label={label}
      aria-disabled={isDisabled || !isCount(quantity + by) || undefined}
      onClick={() => {
        change(quantity + by);
      }}
    >
      <Icon size={16} stroke={1.5} aria-hidden />
    </ActionIcon>
  );
  return (
    <Group role="group" aria-label={`Cantidad de ${of}`} gap={4} align="start" wrap="nowrap">
      {step('Uno menos', -1, IconMinus)}
      <NumberInput
        size="sm"
        flex="0 1 4rem"
        miw={0}
        aria-label={`Cantidad de ${of}`}
        autoComplete="off"
        hideControls
        allowDecimal={false}
        allowNegative={false}
        clampBehavior="none"
        min={1}
        max={MOST_PIECES}
        value={typed}
        readOnly={isDisabled}
        error={isCount(typed) ? undefined : `Escribe un número de 1 a ${String(MOST_PIECES)}.`}
        onChange={setTyped}
        onBlur={() => {
          change(typed);
        }}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Enter' && !nativeEvent.isComposing) change(typed);
        }}
      />
      {step('Uno más', 1, IconPlus)}
    </Group>
  );
}
