import { Box, Stack, Text } from '@mantine/core';
import type { Choice, ClientRow } from '#machines/support/client-rows.ts';
import { Field } from '#src/features/sheets/row-field.tsx';
import { inNumber } from '#src/format/numbers.ts';
import { listed } from '#src/format/words.ts';
import { LiveSelect } from '#src/forms/live-select.tsx';
import { clientFields } from '#src/reading/clients/client-headings.ts';
import type { ImportActor } from './import-actor.ts';

const titleOf = (field: string) => clientFields.find(({ key }) => key === field)?.title ?? field;

const choiceNames: Readonly<Record<Choice, string>> = {
  new: 'Guardar como cliente nuevo',
  complete: 'Completar lo que falta',
  replace: 'Usar lo de la lista',
  skip: 'No importar',
};

/** Clients with one telephone or e-mail are one in the list, with a record for each name. */
const SAME_CLIENT = 'Guardar también este nombre, en el mismo cliente';

const choices: readonly Choice[] = ['new', 'complete', 'replace', 'skip'];

interface ImportRowProps {
  readonly actor: ImportActor;
  readonly row: ClientRow;
}

/** A row as it was understood, with what is wrong beside its cells. */
export function ImportRow({ actor, row }: ImportRowProps) {
  const { known, twin, faults, differs } = row;
  const number = inNumber(row.row);
  const mend = (cells: Readonly<Record<string, string>>) => {
    actor.send({ type: 'import.mend', row: row.row, cells });
  };
  const facts = clientFields.flatMap(({ key }) =>
    key === 'name' || (row.texts[key] ?? '') === '' || faults.some(({ at }) => at === key)
      ? []
      : [row.texts[key] ?? ''],
  );
  const isMet = known !== null || twin !== null;
  const nameOf = (choice: Choice) => (choice === 'new' && isMet ? SAME_CLIENT : choiceNames[choice]);
  const offered = choices.filter((choice) => known !== null || choice === 'new' || choice === 'skip');
  return (
    <Stack component="li" gap="0.25rem" py="sm" style={{ overflowWrap: 'anywhere' }}>
      <Text fw={500}>
        {number}. {row.name || 'Sin nombre'}
      </Text>
      {facts.length === 0 ? null : <Text fz="sm">{facts.join(' · ')}</Text>}
      {row.said.map((said) => (
        <Text key={said} fz="sm" c="dimmed">
          {said}
        </Text>
      ))}
      {known === null ? null : (
        <Text fz="md">
          Ya está entre tus clientes{known.name === row.name ? '' : ` como ${known.name}`}
          {differs.length === 0 ? '.' : `, con otro dato en ${listed(differs.map(titleOf))}.`}
        </Text>
      )}
      {twin === null ? null : <Text fz="md">Es el mismo que el del renglón {inNumber(twin)}.</Text>}
      {row.refused.map((reason) => (
        <Text key={reason} c="red" fz="md">
          {reason}
        </Text>
      ))}
      <Box maw="30rem">
        {faults.map((fault) => (
          <Field
            key={`${fault.at} ${row.texts[fault.at] ?? ''}`}
            name={`${titleOf(fault.at)}, renglón ${number}`}
            label={titleOf(fault.at)}
            text={row.texts[fault.at] ?? ''}
            faults={[fault]}
            onMend={(text) => {
              mend({ [fault.at]: text });
            }}
            onOffer={mend}
          />
        ))}
        {known === null && twin === null && faults.length === 0 && row.choice === 'new' ? null : (
          <LiveSelect
            label={`Qué hacer con el renglón ${number}`}
            value={row.choice}
            options={offered.map((choice) => ({ value: choice, label: nameOf(choice) }))}
            onChange={(value) => {
              const choice = choices.find((one) => one === value);
              if (choice !== undefined) actor.send({ type: 'import.decide', row: row.row, choice });
            }}
          />
        )}
      </Box>
    </Stack>
  );
}
