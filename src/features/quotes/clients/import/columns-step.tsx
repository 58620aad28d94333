import { useSelector } from '@xstate/react';
import { isSettled } from '#machines/import-clients/import-clients.machine.ts';
import type { KeptClient } from '#machines/support/client-cells.ts';
import { ColumnsForm } from '#src/features/sheets/columns-form.tsx';
import { clientFields } from '#src/reading/clients/client-headings.ts';
import type { ImportActor } from './import-actor.ts';

interface ColumnsStepProps {
  readonly actor: ImportActor;
  readonly known: readonly KeptClient[];
}

/** The columns of a list of clients. */
export function ColumnsStep({ actor, known }: ColumnsStepProps) {
  const list = useSelector(actor, ({ context }) => context.list);
  if (list === null) return null;
  const hasName = list.columns.some(({ as }) => as === 'name' || as === 'tax.legal_name');
  return (
    <ColumnsForm
      list={list}
      source="Tu lista"
      fields={clientFields}
      missing={hasName ? [] : ['Cliente']}
      canCheck={isSettled(list.columns)}
      onUse={(at, as) => {
        actor.send({ type: 'import.use', at, as });
      }}
      onTake={(taking) => {
        actor.send({ type: 'import.take', taking });
      }}
      onCheck={() => {
        actor.send({ type: 'import.check', known });
      }}
      onIgnore={() => {
        actor.send({ type: 'import.ignore' });
      }}
      onRestart={() => {
        actor.send({ type: 'import.restart' });
      }}
    />
  );
}
