import { Badge, Group, Paper, Text, type BadgeProps } from '@mantine/core';
import { useConfig } from '#src/actor-hooks/services.ts';
import type { Publication } from '#src/api/contract/assumed/publications.ts';
import { useToday } from '#src/browser/use-today.ts';
import { DocumentActions } from '#src/features/documents/document-actions.tsx';
import { DocumentFacts } from '#src/features/documents/document-facts.tsx';
import { DocumentState } from '#src/features/documents/document-state.tsx';
import { useDocument } from '#src/features/documents/use-document.ts';
import { isoDay } from '#src/format/dates.ts';
import { longDay } from '#src/format/long-dates.ts';
import { stateOf, type PublicationState } from './publication-state.ts';
import { Withdraw } from './withdraw.tsx';

const names: Readonly<Record<PublicationState, string>> = {
  shown: 'A la vista',
  planned: 'Programado',
  withdrawn: 'Retirado',
};

const looks: Readonly<Record<PublicationState, BadgeProps>> = {
  shown: {},
  planned: { variant: 'default' },
  withdrawn: { variant: 'outline', color: 'gray', bd: '1px dashed var(--rule-strong)' },
};

interface PublicationRowProps {
  readonly file: Publication;
  readonly onChanged: () => void;
}

/** A published file: what it is, who sees it, and its two actions. */
export function PublicationRow({ file, onChanged }: PublicationRowProps) {
  const config = useConfig();
  const { timeZone } = config;
  const actor = useDocument(file, false);
  const state = stateOf(file, isoDay(useToday(timeZone), timeZone));
  return (
    <Paper withBorder p="md">
      <Group gap="xs" align="start" justify="space-between" wrap="nowrap">
        <Text fw={500} style={{ overflowWrap: 'anywhere' }}>
          {file.name}
        </Text>
        <Badge flex="none" {...looks[state]}>
          {names[state]}
        </Badge>
      </Group>
      <DocumentFacts file={file} config={config} isNew={false} />
      {state === 'planned' && file.valid_from !== null ? (
        <Text fz="sm">Se publica el {longDay(file.valid_from, timeZone) ?? file.valid_from}.</Text>
      ) : null}
      <Group gap="xs" mt="sm" align="start">
        <DocumentActions actor={actor} file={file} look="small" see="Ver" isOpen={false} />
        <Withdraw file={file} onChanged={onChanged} />
      </Group>
      <DocumentState actor={actor} file={file} config={config} />
    </Paper>
  );
}
