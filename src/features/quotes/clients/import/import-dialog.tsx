import { Button, Stack, Text } from '@mantine/core';
import { useActorRef, useSelector } from '@xstate/react';
import { useId } from 'react';
import { importClientsWith, readyIn } from '#machines/import-clients/import-clients.machine.ts';
import type { KeptClient } from '#machines/support/client-cells.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { progressOf } from '#src/actor-hooks/progress-of.ts';
import { useArrival } from '#src/actor-hooks/use-arrival.ts';
import { WorkDialog } from '#src/features/panel-screen/work-dialog.tsx';
import { ChooseList } from '#src/features/sheets/choose-list.tsx';
import { inNumber } from '#src/format/numbers.ts';
import { saveCsv } from '#src/lists/csv.ts';
import { clientFields } from '#src/reading/clients/client-headings.ts';
import { ProgressLine } from '#src/remote-data/progress-line.tsx';
import { focusWhenShown } from '#src/ui/controls/focus-when-shown.ts';
import { Waiting } from '#src/ui/messages/waiting.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { KeptClients } from './kept-clients.tsx';
import { openClients } from './open-clients.ts';
import { RowsStep } from './rows-step.tsx';

const machine = importClientsWith(openClients);

const sampleRow: Readonly<Record<string, string>> = {
  ...{ name: 'Rebeca Ibarra', phone: '81 1234 5678', email: 'rebeca@ejemplo.mx' },
  ...{ street: 'Juárez 1180', neighborhood: 'Centro', city: 'Monterrey', postal_code: '64000' },
  notes: 'Prefiere que le llamen por la tarde.',
};

const sampleColumns = clientFields.map(({ key, title }) => ({
  title,
  value: (row: typeof sampleRow) => row[key] ?? null,
}));

interface ImportDialogProps {
  readonly known: readonly KeptClient[];
  /** Called when clients may have been saved. */
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Brings clients from a file, or from cells pasted from a spreadsheet. */
export function ImportDialog({ known, onSaved, onClose }: ImportDialogProps) {
  const actor = useActorRef(machine, useActorSurroundings());
  const snapshot = useSelector(actor, (state) => state);
  const titleId = useId();
  const { source, what, saved, rows } = snapshot.context;
  useArrival(
    actor,
    (state) =>
      state.matches('done') || state.matches({ checked: 'failed' }) || state.matches({ checked: 'left' }),
    onSaved,
  );
  const cancel = () => {
    actor.send({ type: 'import.cancel' });
  };
  return (
    <WorkDialog
      kind="over"
      title="Importar clientes"
      titleId={titleId}
      isDirty={() => !snapshot.matches('empty') && !snapshot.matches('done')}
      onClose={onClose}
    >
      <KeptClients actor={actor} known={known} />
      <Stack gap="md" role="region" aria-labelledby={titleId}>
        {snapshot.matches('empty') ? (
          <ChooseList
            about="Sube tu lista en Excel, OpenDocument o CSV, un cliente por renglón. También sirve el archivo que exportas aquí. Antes de guardar nada ves qué entendimos."
            what={what}
            name={source?.file.name ?? null}
            onSample={() => void saveCsv([sampleRow], sampleColumns, 'clientes-de-ejemplo.csv')}
            keptAs="importar-clientes"
            example={'Cliente\tTeléfono\tCorreo\tRFC'}
            pasted={source?.pasted ?? null}
            isOpen={false}
            onChoose={(chosen) => {
              actor.send({ type: 'import.choose', source: chosen });
            }}
          />
        ) : null}
        {snapshot.matches('reading') ? (
          <Waiting label="Revisando tu lista…" cancellable onCancel={cancel} />
        ) : null}
        {snapshot.matches('columns') ? <ColumnsStep actor={actor} known={known} /> : null}
        {snapshot.matches('checked') ? <RowsStep actor={actor} /> : null}
        {snapshot.matches('saving') ? (
          <Stack gap="sm">
            <Waiting
              label="Guardando a tus clientes…"
              {...progressOf(snapshot)}
              cancellable
              onCancel={cancel}
            />
            <ProgressLine
              label="Clientes guardados"
              value={saved.length}
              max={saved.length + readyIn(rows).length}
            >
              {`${inNumber(saved.length)} de ${inNumber(saved.length + readyIn(rows).length)}`}
            </ProgressLine>
          </Stack>
        ) : null}
        {snapshot.matches('done') ? (
          <>
            <div ref={focusWhenShown} tabIndex={-1} role="status" style={{ outline: 'none' }}>
              <Text fz="lg">
                Guardamos {inNumber(saved.length)} {saved.length === 1 ? 'cliente' : 'clientes'}
                {rows.length === 0 ? '.' : `; ${inNumber(rows.length)} no se importaron, como pediste.`}
              </Text>
            </div>
            <div>
              <Button variant="filled" size="md" onClick={onClose}>
                Ver mis clientes
              </Button>{' '}
              <Button
                size="md"
                onClick={() => {
                  actor.send({ type: 'import.restart' });
                }}
              >
                Empezar con otra lista
              </Button>
            </div>
          </>
        ) : null}
      </Stack>
    </WorkDialog>
  );
}
