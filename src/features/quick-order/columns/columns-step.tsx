import { useSelector } from '@xstate/react';
import { isSettled, missingIn } from '#machines/quick-order/quick-order.machine.ts';
import { listFields } from '#src/features/draft-windows/list-fields.ts';
import { ColumnsForm } from '#src/features/sheets/columns-form.tsx';
import type { QuickOrderActor } from '../steps/quick-order-actor.ts';
import { titleOf } from './fields.ts';
import { UnitQuestion } from './unit-question.tsx';

/** The columns of a list of windows, and the unit of its measures. */
export function ColumnsStep({ actor }: { readonly actor: QuickOrderActor }) {
  const list = useSelector(actor, ({ context }) => context.list);
  const source = useSelector(actor, ({ context }) => context.source);
  if (list === null) return null;
  return (
    <ColumnsForm
      list={list}
      source={source === null || source.pasted !== null ? 'Lo que pegaste' : `“${source.file.name}”`}
      fields={listFields}
      missing={missingIn(list.columns).map(titleOf)}
      canCheck={isSettled(list)}
      onUse={(at, as) => {
        actor.send({ type: 'import.use', at, as });
      }}
      onTake={(taking) => {
        actor.send({ type: 'import.take', taking });
      }}
      onCheck={() => {
        actor.send({ type: 'import.check' });
      }}
      onIgnore={() => {
        actor.send({ type: 'import.ignore' });
      }}
      onRestart={() => {
        actor.send({ type: 'import.restart' });
      }}
    >
      <UnitQuestion actor={actor} list={list} />
    </ColumnsForm>
  );
}
