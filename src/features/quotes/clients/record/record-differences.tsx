import { Button, Stack, Text } from '@mantine/core';
import { listed } from '#src/format/words.ts';
import { differencesOf, type RecordChange } from './record-changes.ts';

interface RecordDifferencesProps {
  /** null where the server does not say what is saved now. */
  readonly change: RecordChange | null;
  readonly onKeepSaved: () => void;
}

/** What is saved now beside what the person typed, and the way to leave it so. */
export function RecordDifferences({ change, onKeepSaved }: RecordDifferencesProps) {
  const { clashes, others } = change === null ? { clashes: [], others: [] } : differencesOf(change);
  return (
    <Stack gap="xs" align="start" style={{ overflowWrap: 'anywhere' }}>
      {clashes.length === 0 ? null : (
        <Stack component="ul" gap={4} m={0} p={0} style={{ listStyle: 'none' }} aria-label="Qué es distinto">
          {clashes.map(({ title, saved, typed }) => (
            <li key={title}>
              <Text fw={500} fz="md">
                {title}
              </Text>
              <Text fz="md" style={{ whiteSpace: 'pre-line' }}>
                Guardado: {saved}
              </Text>
              <Text fz="md" style={{ whiteSpace: 'pre-line' }}>
                Tú escribiste: {typed}
              </Text>
            </li>
          ))}
        </Stack>
      )}
      {others.length === 0 ? null : (
        <Text fz="md">También cambió {listed(others)}; eso se queda como está guardado.</Text>
      )}
      <Button onClick={onKeepSaved}>Quedarme con lo guardado</Button>
    </Stack>
  );
}
