import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import {
  isDeleted,
  mustReport,
  settingOf,
  type FailedSwitch,
  type Run,
} from '#machines/support/switch-run.ts';
import type { ApiError } from '#src/api/errors.ts';
import { inNumber } from '#src/format/numbers.ts';
import { sentencesOf } from '#src/reading/sentences-of.ts';
import { failureText, type FailureTexts } from '#src/remote-data/failure-text.ts';
import { longestWait, useRetryWait } from '#src/remote-data/use-retry-wait.ts';
import { SecondsLeft } from '#src/ui/messages/seconds-left.tsx';
import { flagTextsOf, nameOf } from '../user-texts.ts';
import type { UsersActor } from '../users-actor.ts';
import classes from './changes-report.module.css';
import { DismissButton } from './dismiss-button.tsx';

interface ChangesReportProps {
  readonly actor: UsersActor;
  readonly self: number | null;
}

/** Number of lines shown before expanding, and at most. */
const SHOWN_LINES = 3;
const MOST_LINES = 500;

/** Changes that failed or were overwritten: which accounts, why, and how to retry. */
export function ChangesReport({ actor, self }: ChangesReportProps) {
  const run = useSelector(actor, ({ context }) => context.run);
  const isWorking = useSelector(actor, (snapshot) => snapshot.matches({ changes: 'working' }));
  const isLoading = useSelector(actor, (snapshot) => snapshot.matches({ list: 'loading' }));
  const { secondsLeft, sentence } = useRetryWait(
    isWorking ? null : longestWait(run.failed.map(({ error }) => error)),
  );
  if (isWorking || !mustReport(run)) return null;
  const isBad = run.failed.length + run.conflicts.length > 0;
  const retriable = run.failed.filter(({ error }) => !isDeleted(error));
  return (
    <Paper
      role="group"
      aria-label="Qué salió distinto"
      shadow="md"
      radius="md"
      bg={isBad ? 'var(--danger-soft)' : 'var(--accent-soft)'}
      bd={`1px solid var(--${isBad ? 'danger' : 'accent'})`}
      w="min(100%, 44rem)"
      mah="50dvh"
      className={classes.report}
    >
      <Stack role={isBad ? 'alert' : 'status'} gap="xs" fz="md" align="start">
        <Notes run={run} />
        <Crossed run={run} actor={actor} self={self} />
        <Failed failed={run.failed} />
        {sentence === null ? null : <p className="visually-hidden">{sentence}</p>}
        {retriable.length === 0 ? null : (
          <Button
            // The list must be loaded first: it shows what is left to change.
            disabled={isLoading}
            aria-disabled={secondsLeft !== null || undefined}
            onClick={() => {
              if (secondsLeft !== null) return;
              for (const { setting, ids } of grouped(retriable)) {
                actor.send({ type: 'users.switch', ids, self, ...setting });
              }
            }}
          >
            Reintentar los que fallaron
            {secondsLeft === null ? null : <SecondsLeft seconds={secondsLeft} />}
          </Button>
        )}
      </Stack>
      <DismissButton actor={actor} />
    </Paper>
  );
}

function Notes({ run: { skipped, unclear, requested, already } }: { readonly run: Run }) {
  return (
    <>
      {requested === 0 && already > 0 ? (
        <Text fz="inherit">
          {already === 1 ? 'Ya estaba así' : 'Ya estaban así'}: no había nada que cambiar.
        </Text>
      ) : null}
      {skipped === 'self' ? (
        <Text fz="inherit">
          Tu propia cuenta se quedó como estaba: nadie puede quitarse el acceso a sí mismo.
        </Text>
      ) : null}
      {unclear === 0 ? null : (
        <Text fz="inherit">
          {unclear === 1 ? '1 cuenta tiene' : `${inNumber(unclear)} cuentas tienen`} varios roles, o uno que
          no conocemos, y {unclear === 1 ? 'se quedó' : 'se quedaron'} como estaba
          {unclear === 1 ? '' : 'n'}. Usa «Editar» para cambiarlo.
        </Text>
      )}
      {skipped === 'all' ? (
        <Text fz="inherit">Aún no sabemos cuál es tu cuenta; espera a que carguen tus datos.</Text>
      ) : null}
    </>
  );
}

function Crossed({ run, actor, self }: ChangesReportProps & { readonly run: Run }) {
  if (run.conflicts.length === 0) return null;
  return (
    <Stack component="ul" gap={4}>
      {run.conflicts.slice(0, MOST_LINES).map(({ user, flag, to }, index) => (
        // The index makes keys unique: one switch may be overwritten several times, and the list only grows at its
        // end.
        <Group component="li" gap="0.25rem 0.75rem" key={`${String(user.id)} ${flag} ${String(index)}`}>
          <span>Otra persona la cambió al mismo tiempo: {flagTextsOf(flag, !to).state(nameOf(user))}</span>
          <Button
            aria-label={`${flagTextsOf(flag, to).verb}: ${nameOf(user)}`}
            onClick={() => {
              actor.send({ type: 'users.switch', ids: [user.id], flag, to, self });
            }}
          >
            {flagTextsOf(flag, to).verb}
          </Button>
        </Group>
      ))}
    </Stack>
  );
}

function Failed({ failed }: { readonly failed: readonly FailedSwitch[] }) {
  if (failed.length === 0) return null;
  const more = failed.slice(SHOWN_LINES, MOST_LINES);
  return (
    <>
      <Text fz="inherit" fw={500}>
        {failed.length === 1
          ? 'Un cambio no se guardó'
          : `${inNumber(failed.length)} cambios no se guardaron`}
      </Text>
      <FailedLines failed={failed.slice(0, SHOWN_LINES)} />
      {more.length === 0 ? null : (
        <details>
          <Text component="summary" c="var(--accent)" fz="inherit" mih="1.75rem">
            {more.length === 1 ? 'Ver el otro' : `Ver los otros ${inNumber(failed.length - SHOWN_LINES)}`}
          </Text>
          <FailedLines failed={more} />
          {failed.length > MOST_LINES ? (
            <Text fz="inherit">y {inNumber(failed.length - MOST_LINES)} más.</Text>
          ) : null}
        </details>
      )}
    </>
  );
}

const FailedLines = ({ failed }: { readonly failed: readonly FailedSwitch[] }) => (
  <Stack component="ul" gap={4}>
    {failed.map(({ user, flag, error }, index) => (
      <li key={`${String(user.id)} ${flag} ${String(index)}`}>
        <span>
          <strong>{nameOf(user)}</strong>: {reasonOf(error)}
        </span>
      </li>
    ))}
  </Stack>
);

/** Texts for failures after which the change may still have been saved. */
const TEXTS: FailureTexts = {
  cancelled: 'dejaste de esperar y no sabemos si se guardó; actualizamos la lista.',
  unreachable: 'se perdió la conexión y no sabemos si se guardó.',
  broken: 'el servidor respondió algo que no entendimos y no sabemos si se guardó.',
  throttled: 'hubo demasiados intentos; espera un momento y reintenta.',
  fault: 'el servidor tuvo un problema.',
  refused: 'el servidor no lo permitió.',
};

/** The reason of a failure. This report has no fields, so it also shows field messages of the server. */
function reasonOf(error: ApiError): string {
  if (isDeleted(error)) return 'esta cuenta ya no existe; actualizamos la lista.';
  const fieldMessages = sentencesOf(error).join(' ');
  return error.serverMessage === null && fieldMessages !== '' ? fieldMessages : failureText(error, TEXTS);
}

/** Groups failed switches into one request for each setting. */
function grouped(failed: readonly FailedSwitch[]) {
  const groups = Map.groupBy(failed, (one) =>
    one.flag === 'role' ? `role ${String(one.to?.id)}` : `${one.flag} ${String(one.to)}`,
  );
  return [...groups.values()].flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : [{ setting: settingOf(first), ids: [first, ...others].map(({ user }) => user.id) }],
  );
}
