import '@mantine/core/styles/Progress.layer.css';
import { Group, Progress, Text } from '@mantine/core';

/** A bar at 0 % is visible too. */
const begun = { section: { minWidth: '0.25rem' } };

interface ProgressLineProps {
  /** Accessible name of the bar. */
  readonly label: string;
  readonly value: number;
  /** null when the total is not known: only the text is shown then. */
  readonly max: number | null;
  /** The progress as text. @default the bar alone */
  readonly children?: string;
}

/** Progress as a bar and as text. */
export const ProgressLine = ({ label, value, max, children }: ProgressLineProps) => (
  <Group gap="xs" wrap="nowrap">
    {max === null || max === 0 ? null : (
      <Progress aria-label={label} value={(value / max) * 100} w="min(12rem, 40vw)" styles={begun} />
    )}
    {children === undefined ? null : (
      <Text fz="sm" style={{ fontVariantNumeric: 'tabular-nums' }}>
        {children}
      </Text>
    )}
  </Group>
);
