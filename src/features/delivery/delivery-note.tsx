import { Stack, Text } from '@mantine/core';
import type { QuotedWindow } from '#src/api/contract/assumed/quoted.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { countedLines, listed } from '#src/format/words.ts';
import { scarceNames, type Estimate } from './estimate.ts';

interface DeliveryNoteProps {
  readonly estimate: Estimate;
  readonly windows: readonly Pick<QuotedWindow, 'name' | 'variant'>[];
  readonly quotable: Quotable;
}

/** Windows with the same fabric that are named; of more, the number is said. */
const MOST_NAMED = 4;

/** The estimated delivery of an order, and the windows whose fabric is scarce. */
export const DeliveryNote = ({ estimate, windows, quotable }: DeliveryNoteProps) => (
  <Stack gap={2}>
    <Text fz="md">{estimate.sentence}</Text>
    {[...scarceNames(estimate, windows, quotable)].map(([fabric, names]) => (
      <Text key={fabric} fz="sm">
        {names.length > MOST_NAMED ? countedLines(names.length) : listed(names)}
        {`. ${fabric}.`}
      </Text>
    ))}
  </Stack>
);
