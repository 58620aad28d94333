import { useSelector } from '@xstate/react';
import { Waiting } from '#src/ui/waiting.tsx';
import classes from './quick-order.module.css';
import type { QuickOrderActor } from './quick-order-actor.ts';

const number = (value: number) => value.toLocaleString('es-MX');

/** A file on its way through the engine, and a way to stop it at any time. */
export function ReadingFile({ actor }: { readonly actor: QuickOrderActor }) {
  const { done, total } = useSelector(actor, ({ context }) => context.progress);
  return (
    <div className={classes['progress']}>
      <Waiting
        label="Revisando tu lista…"
        cancellable
        onCancel={() => {
          actor.send({ type: 'import.cancel' });
        }}
      />
      {total === 0 ? null : (
        <p className={classes['amount']}>
          <progress aria-label="Renglones revisados" value={done} max={total} />
          <span>
            {number(done)} de {number(total)}
          </span>
        </p>
      )}
    </div>
  );
}
