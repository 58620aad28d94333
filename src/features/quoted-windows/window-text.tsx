import { Text } from '@mantine/core';
import { unbroken } from '#src/format/words.ts';
import { linesOf, type WindowFacts } from './window-facts.ts';

/** The description of a window in the panel: its product, and in smaller type everything else, with the measured recess. */
export function WindowText({ facts }: { readonly facts: WindowFacts }) {
  const [product, ...details] = [...linesOf(facts), ...(facts.measured === null ? [] : [facts.measured])].map(
    unbroken,
  );
  return (
    <>
      <Text fz="md">{product}</Text>
      {details.map((line) => (
        <Text key={line} c="dimmed" fz="sm">
          {line}
        </Text>
      ))}
    </>
  );
}
