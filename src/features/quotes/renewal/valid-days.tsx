import { Group, Text } from '@mantine/core';
import { VALID_DAYS_OFFERED } from '#src/content/terms.ts';
import { Segmented } from '#src/ui/controls/segmented.tsx';

interface ValidDaysProps {
  readonly days: number;
  /** Else only its place is kept. @default true */
  readonly isShown?: boolean;
  readonly onChoose: (days: number) => void;
}

/** How long the quote will be valid, chosen before it is shared or renewed. */
export const ValidDays = ({ days, isShown = true, onChoose }: ValidDaysProps) => (
  <Group gap="xs" style={isShown ? undefined : { visibility: 'hidden' }}>
    <Text fz="sm">Vale</Text>
    <Segmented
      legend="Cuánto vale"
      value={String(days)}
      options={VALID_DAYS_OFFERED.map((one) => ({ value: String(one), label: `${String(one)} días` }))}
      onChange={(chosen) => {
        onChoose(Number(chosen));
      }}
    />
  </Group>
);
