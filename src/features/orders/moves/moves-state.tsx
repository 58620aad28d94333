import { Button, Group, Stack } from '@mantine/core';
import { mayRepeat } from '#machines/board-moves/board-moves.machine.ts';
import { progressOf } from '#src/actor-hooks/progress-of.ts';
import { stageNames } from '#src/features/order-facts/stage-names.ts';
import { failureText } from '#src/remote-data/failure-text.ts';
import { ErrorAlert } from '#src/ui/messages/error-alert.tsx';
import { Waiting } from '#src/ui/messages/waiting.tsx';
import type { Moves } from './use-moves.ts';

interface MovesStateProps {
  readonly moves: Moves;
  /** Accessible name of the group. */
  readonly label: string;
}

/** What becomes of moved orders: the wait, and what the server did not move. */
export function MovesState({ moves: { actor, snapshot }, label }: MovesStateProps) {
  const { refused, queue } = snapshot.context;
  const repeated = refused.some(mayRepeat);
  return (
    <div role="group" aria-label={label}>
      {snapshot.hasTag('waiting') ? (
        <Group gap="sm">
          <Waiting
            label={queue.length > 1 ? `Moviendo ${String(queue.length)} órdenes…` : 'Moviendo la orden…'}
            {...progressOf(snapshot)}
            onCancel={() => {
              actor.send({ type: 'board.cancel' });
            }}
          />
          {snapshot.can({ type: 'board.stop' }) ? (
            <Button
              onClick={() => {
                actor.send({ type: 'board.stop' });
              }}
            >
              Detener
            </Button>
          ) : null}
        </Group>
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
            <Stack component="ul" gap={4} mah="30dvh" style={{ overflow: 'auto' }}>
              {refused.map(({ order, to, error }) => (
                <li key={`${order.id} ${to}`}>
                  {order.folio} a {stageNames[to]}: {failureText(error)}
                </li>
              ))}
            </Stack>
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
