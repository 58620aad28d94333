import { Button, Stack, Text } from '@mantine/core';

interface NothingFoundProps {
  /** @default "Nada coincide con lo que buscas." */
  readonly text?: string;
  /** @default "Quitar filtros" */
  readonly clearLabel?: string;
  readonly onClear: () => void;
}

/** Shown when the filters leave no rows, with a button that clears them. */
export function NothingFound({
  text = 'Nada coincide con lo que buscas.',
  clearLabel = 'Quitar filtros',
  onClear,
}: NothingFoundProps) {
  return (
    <Stack gap="sm" align="center">
      <Text fz="md">{text}</Text>
      <Button onClick={onClear}>{clearLabel}</Button>
    </Stack>
  );
}
