import { Button, Group, Stack } from '@mantine/core';
import { mayRepeat } from '#machines/board-moves/board-moves.machine.ts';
import { progressOf } from '#src/actor-hooks/progress-of.ts';
import { stageNames } from '#src/features/order-facts/stage-names.ts';
import { failureText } from '#src/remote-data/failure-text.ts';
import { ErrorAlert } from '#src/ui/messages/error-alert.tsx';
import { Waiting } from '#src/ui/messages/waiting.tsx';
import type { Board } from './use-board.ts';

/** What becomes of moved cards: the wait, and what the server did not move. */
export function BoardState({ board: { actor, snapshot } }: { readonly board: Board }) {
  const { refused, queue } = snapshot.context;
  const repeated = refused.some(mayRepeat);
  return (
    <div role="group" aria-label="Estado del tablero">
      {snapshot.hasTag('waiting') ? (
        <Waiting
          label={queue.length > 1 ? `Moviendo ${String(queue.length)} órdenes…` : 'Moviendo la orden…'}
          {...progressOf(snapshot)}
          onCancel={() => {
            actor.send({ type: 'board.cancel' });
          }}
        />
      ) : null}
      {snapshot.matches('refused') ? (
        <ErrorAlert
          title={
            refused.length === 1
              ? 'Una orden no se movió'
              : `${String(refused.length)} órdenes no se movieron`
          }
          onRetry={
            repeated
              ? () => {
                  actor.send({ type: 'board.retry' });
                }
              : undefined
          }
        >
          <Stack gap="xs">
            <ul>
              {refused.map(({ order, to, error }) => (
                <li key={`${order.id} ${to}`}>
                  {order.folio} a {stageNames[to]}: {failureText(error)}
                </li>
              ))}
            </ul>
            <Group>
              <Button
                onClick={() => {
                  actor.send({ type: 'board.dismiss' });
                }}
              >
                Entendido
              </Button>
            </Group>
          </Stack>
        </ErrorAlert>
      ) : null}
    </div>
  );
}
