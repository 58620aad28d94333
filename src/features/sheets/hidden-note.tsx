import { Text } from '@mantine/core';
import type { HiddenParts } from '#machines/support/list-file.ts';
import { sayHidden } from './hidden/say-hidden.ts';

/** Says what a spreadsheet does not show of a list, and that it counts like the rest. */
export const HiddenNote = ({ hidden }: { readonly hidden: HiddenParts | undefined }) =>
  hidden === undefined ? null : (
    <Text c="red" fz="md" maw="48rem">
      {sayHidden(hidden)}
    </Text>
  );
