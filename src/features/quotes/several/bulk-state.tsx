import { ActionIcon, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { mayRepeat, type BulkAct } from '#machines/bulk-quotes/bulk-quotes.machine.ts';
import { progressOf } from '#src/actor-hooks/progress-of.ts';
import { counted } from '#src/format/words.ts';
import { BottomBar } from '#src/lists/chosen/bottom-bar.tsx';
import { failureText } from '#src/remote-data/failure-text.ts';
import { useFocusBack } from '#src/ui/dialogs/use-focus-back.ts';
import { IconX } from '#src/ui/icons.ts';
import { ErrorAlert } from '#src/ui/messages/error-alert.tsx';
import { Waiting } from '#src/ui/messages/waiting.tsx';
import type { BulkActor } from './bulk-actor.ts';

const texts: Readonly<
  Record<
    BulkAct,
    { readonly sending: string; readonly done: string; readonly failed: (one: boolean) => string }
  >
> = {
  renew: {
    sending: 'Renovando',
    done: 'Renovaste',
    failed: (one) => (one ? 'no se renovó' : 'no se renovaron'),
  },
  reject: {
    sending: 'Anotando',
    done: 'Anotamos que rechazaron',
    failed: (one) => (one ? 'no se anotó' : 'no se anotaron'),
  },
};

/** The run over several quotes: its progress, what it did, and what failed. */
export function BulkState({ actor }: { readonly actor: BulkActor }) {
  const shown = useSelector(actor, (state) =>
    state.hasTag('waiting')
      ? 'working'
      : state.matches('done')
        ? 'done'
        : state.matches('failed')
          ? 'failed'
          : null,
  );
  if (shown === 'working') return <Working actor={actor} />;
  if (shown === 'done') return <Done actor={actor} />;
  return shown === 'failed' ? <Failed actor={actor} /> : null;
}

function Working({ actor }: { readonly actor: BulkActor }) {
  const snapshot = useSelector(actor, (state) => state);
  const { act, requested, queue } = snapshot.context;
  return (
    <BottomBar role="group" aria-label="Avance">
      <Waiting
        label={`${texts[act].sending} ${String(requested - queue.length + 1)} de ${String(requested)}…`}
        {...progressOf(snapshot)}
        onCancel={() => {
          actor.send({ type: 'bulk.cancel' });
        }}
      />
      {snapshot.can({ type: 'bulk.stop' }) ? (
        <Button
          onClick={() => {
            actor.send({ type: 'bulk.stop' });
          }}
        >
          Detener
        </Button>
      ) : null}
    </BottomBar>
  );
}

/** "Renovaste 3 cotizaciones. 2 quedaron sin cambiar." */
function useDoneText(actor: BulkActor): string {
  const { act, requested, done, failed } = useSelector(actor, ({ context }) => context);
  const left = requested - done.length - failed.length;
  return [
    done.length === 0 ? null : `${texts[act].done} ${counted(done.length, 'cotización', 'cotizaciones')}.`,
    left === 0 ? null : `Lo detuviste: ${counted(left, 'quedó', 'quedaron')} sin cambiar.`,
  ]
    .filter((part) => part !== null)
    .join(' ');
}

function Done({ actor }: { readonly actor: BulkActor }) {
  const text = useDoneText(actor);
  useFocusBack();
  return (
    <BottomBar role="status" aria-label="Resultado">
      <Text fz="md">{text}</Text>
      <ActionIcon
        ml="auto"
        aria-label="Cerrar aviso"
        onClick={() => {
          actor.send({ type: 'bulk.dismiss' });
        }}
      >
        <IconX size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
    </BottomBar>
  );
}

function Failed({ actor }: { readonly actor: BulkActor }) {
  const { act, failed } = useSelector(actor, ({ context }) => context);
  const doneText = useDoneText(actor);
  const number = failed.length;
  return (
    <Paper role="group" aria-label="Lo que no se hizo" shadow="md" radius="md" w="min(100%, 44rem)">
      <ErrorAlert
        title={`${counted(number, 'cotización', 'cotizaciones')} ${texts[act].failed(number === 1)}`}
        onRetry={
          failed.some(mayRepeat)
            ? () => {
                actor.send({ type: 'bulk.retry' });
              }
            : undefined
        }
      >
        <Stack gap="xs">
          {doneText === '' ? null : <Text inherit>{doneText}</Text>}
          <Stack component="ul" gap={4} mah="30dvh" style={{ overflow: 'auto' }}>
            {failed.map(({ quote, error }) => (
              <li key={quote.id}>
                {quote.folio}: {failureText(error)}
              </li>
            ))}
          </Stack>
          <Group>
            <Button
              onClick={() => {
                actor.send({ type: 'bulk.dismiss' });
              }}
            >
              Entendido
            </Button>
          </Group>
        </Stack>
      </ErrorAlert>
    </Paper>
  );
}
