import { Text } from '@mantine/core';
import type { OpenedSheet } from '#machines/support/list-file.ts';
import { sayHidden } from './hidden/say-hidden.ts';
import { sayUnread } from './hidden/say-unread.ts';

/** Says what a spreadsheet does not show of a list, though it counts like the rest, and which of its lists are not read. */
export function SheetNotes({ list: { hidden, unread } }: { readonly list: OpenedSheet }) {
  const notes = [
    ...(hidden === undefined ? [] : [sayHidden(hidden)]),
    ...(unread === undefined ? [] : [sayUnread(unread)]),
  ];
  return notes.map((note) => (
    <Text key={note} c="red" fz="md" maw="48rem">
      {note}
    </Text>
  ));
}
