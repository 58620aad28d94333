import { Button, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { inNumber } from '#src/format/numbers.ts';
import { countedLines } from '#src/format/words.ts';
import { FailureAlert } from '#src/remote-data/failure-alert.tsx';
import { FailedRows } from './failed-rows.tsx';
import type { QuickOrderActor } from './quick-order-actor.ts';
import { MOST_ROWS } from './rows-in.ts';

/** Result of reading a list: windows that can be added, windows already in the cart, and rows with problems. */
export function CheckedList({ actor }: { readonly actor: QuickOrderActor }) {
  const snapshot = useSelector(actor, (state) => state);
  const { ready, failed, skipped, added, error } = snapshot.context;
  const isDone = snapshot.matches('done');
  const canAdd = snapshot.can({ type: 'import.add' });
  return (
    <>
      <div ref={focusWhenShown} tabIndex={-1} role="status">
        {added > 0 ? <Text fz="lg">Agregamos {countedLines(added)} a tu carrito.</Text> : null}
        {isDone ? null : (
          <Text fz="lg">
            {ready.length === 0
              ? added > 0
                ? 'No queda ninguna por agregar.'
                : 'Ninguna partida se puede agregar así.'
              : `${countedLines(ready.length)} ${ready.length === 1 ? 'lista' : 'listas'} para agregar.`}
          </Text>
        )}
        {failed.length > 0 ? (
          <Text fz="lg">
            {inNumber(failed.length)} {failed.length === 1 ? 'renglón no pasó' : 'renglones no pasaron'}.
          </Text>
        ) : null}
      </div>
      {skipped > 0 ? (
        <Text c="red" fz="md" maw="48rem">
          Tu archivo trae {inNumber(skipped)} renglones más: leímos los primeros {inNumber(MOST_ROWS)}. Sube
          los demás en otro archivo.
        </Text>
      ) : null}
      {error === null ? null : (
        <FailureAlert error={error}>
          {error.kind === 'invalid'
            ? 'Lo que el servidor no aceptó está abajo con su motivo. Puedes agregar lo demás.'
            : 'Lo que ya está en tu carrito no se agrega dos veces: puedes seguir donde se quedó.'}
        </FailureAlert>
      )}
      {isDone || !canAdd ? null : (
        <div>
          <Button
            variant="filled"
            size="md"
            onClick={() => {
              actor.send({ type: 'import.add' });
            }}
          >
            {added > 0 ? 'Agregar las que faltan' : `Agregar ${countedLines(ready.length)}`}
          </Button>
        </div>
      )}
      {failed.length > 0 ? <FailedRows rows={failed} /> : null}
    </>
  );
}

const focusWhenShown = (place: HTMLElement | null) => {
  place?.focus();
};
