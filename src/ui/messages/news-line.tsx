import { Text } from '@mantine/core';

interface NewsLineProps {
  /** What happened, as the end of a sentence: "la aceptaron"; null when nothing did. */
  readonly what: string | null;
}

/** Says what happened to something while it was open. It is there before that, so that screen readers say it too. */
export const NewsLine = ({ what }: NewsLineProps) => (
  <Text span fw={500} fz="md" role="status">
    {what === null ? null : `Se acaba de actualizar: ${what}.`}
  </Text>
);
