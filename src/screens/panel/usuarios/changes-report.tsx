import { useSelector } from '@xstate/react';
import { isGone, needsTelling, type FailedSwitch, type Run } from '#machines/support/switch-run.ts';
import type { ApiError } from '#src/api/errors.ts';
import { buttonClass } from '#src/ui/button.ts';
import { failureText, type FailureTexts } from '../../support/failure-text.ts';
import classes from './changes-report.module.css';
import { DismissButton } from './dismiss-button.tsx';
import type { UsersActor } from './users-actor.ts';
import { count, nameOf, wordsOf } from './words.ts';

interface ChangesReportProps {
  readonly actor: UsersActor;
  readonly self: number | null;
}

/** Lines that are shown at once, and as many as anybody opens; the others are counted. */
const AT_A_GLANCE = 3;
const MOST_LINES = 500;

/** What went otherwise than was wanted: with whom, why, and what can be done about it. */
export function ChangesReport({ actor, self }: ChangesReportProps) {
  const run = useSelector(actor, ({ context }) => context.run);
  const isWorking = useSelector(actor, (snapshot) => snapshot.matches({ changes: 'working' }));
  const isLoading = useSelector(actor, (snapshot) => snapshot.matches({ list: 'loading' }));
  if (isWorking || !needsTelling(run)) return null;
  const isBad = run.failed.length + run.crossed.length > 0;
  const retriable = run.failed.filter(({ error }) => !isGone(error));
  return (
    <div
      role="group"
      aria-label="Qué salió distinto"
      className={classes['report']}
      data-bad={isBad || undefined}
    >
      <div role={isBad ? 'alert' : 'status'} className={classes['words']}>
        <Notes run={run} />
        <Crossed run={run} actor={actor} self={self} />
        <Failed failed={run.failed} />
        {retriable.length === 0 ? null : (
          <button
            type="button"
            className={buttonClass('small')}
            // Until the list is there again, nobody knows what is left to do.
            disabled={isLoading}
            onClick={() => {
              for (const { flag, to, ids } of grouped(retriable)) {
                actor.send({ type: 'users.switch', ids, flag, to, self });
              }
            }}
          >
            Reintentar los que fallaron
          </button>
        )}
      </div>
      <DismissButton actor={actor} />
    </div>
  );
}

function Notes({ run: { spared, asked, already } }: { readonly run: Run }) {
  return (
    <>
      {asked === 0 && already > 0 ? (
        <p>{already === 1 ? 'Ya estaba así' : 'Ya estaban así'}: no había nada que cambiar.</p>
      ) : null}
      {spared === 'self' ? (
        <p>Tu propia cuenta se quedó como estaba: nadie puede desactivarse a sí mismo.</p>
      ) : null}
      {spared === 'everybody' ? (
        <p>Aún no sabemos cuál es tu cuenta; espera a que carguen tus datos.</p>
      ) : null}
    </>
  );
}

function Crossed({ run, actor, self }: ChangesReportProps & { readonly run: Run }) {
  if (run.crossed.length === 0) return null;
  return (
    <ul className={classes['list']}>
      {run.crossed.slice(0, MOST_LINES).map(({ user, flag, to }, index) => (
        // One switch may be crossed more than once in a run, which only ever grows at its end.
        <li key={`${String(user.id)} ${flag} ${String(index)}`}>
          <span>Otra persona la cambió al mismo tiempo: {wordsOf(flag, !to).stands(nameOf(user))}</span>
          <button
            type="button"
            className={buttonClass('small')}
            aria-label={`${wordsOf(flag, to).verb}: ${nameOf(user)}`}
            onClick={() => {
              actor.send({ type: 'users.switch', ids: [user.id], flag, to, self });
            }}
          >
            {wordsOf(flag, to).verb}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Failed({ failed }: { readonly failed: readonly FailedSwitch[] }) {
  if (failed.length === 0) return null;
  const more = failed.slice(AT_A_GLANCE, MOST_LINES);
  return (
    <>
      <p className={classes['title']}>
        {failed.length === 1 ? 'Un cambio no se guardó' : `${count(failed.length)} cambios no se guardaron`}
      </p>
      <FailedLines failed={failed.slice(0, AT_A_GLANCE)} />
      {more.length === 0 ? null : (
        <details>
          <summary>
            {more.length === 1 ? 'Ver el otro' : `Ver los otros ${count(failed.length - AT_A_GLANCE)}`}
          </summary>
          <FailedLines failed={more} />
          {failed.length > MOST_LINES ? <p>y {count(failed.length - MOST_LINES)} más.</p> : null}
        </details>
      )}
    </>
  );
}

const FailedLines = ({ failed }: { readonly failed: readonly FailedSwitch[] }) => (
  <ul className={classes['list']}>
    {failed.map(({ user, flag, error }, index) => (
      <li key={`${String(user.id)} ${flag} ${String(index)}`}>
        <span>
          <strong>{nameOf(user)}</strong>: {reasonOf(error)}
        </span>
      </li>
    ))}
  </ul>
);

/** What is not known of a switch is said to be unknown: the server may have made it all the same. */
const TEXTS: FailureTexts = {
  cancelled: 'dejaste de esperar y no sabemos si se guardó; actualizamos la lista.',
  unreachable: 'se perdió la conexión y no sabemos si se guardó.',
  broken: 'el servidor respondió algo que no entendimos y no sabemos si se guardó.',
  fault: 'el servidor tuvo un problema.',
  refused: 'el servidor no lo permitió.',
};

/** Why it failed. A server may explain itself by field alone, and there are no fields here to say it at. */
function reasonOf(error: ApiError): string {
  if (isGone(error)) return 'esta cuenta ya no existe; actualizamos la lista.';
  const said = Object.values(error.fields).flat().join(' ');
  return error.serverMessage === null && said !== '' ? said : failureText(error, TEXTS);
}

/** Failed switches as few requests: one for each flag and way. */
function grouped(failed: readonly FailedSwitch[]) {
  const kinds = [...new Map(failed.map(({ flag, to }) => [`${flag} ${String(to)}`, { flag, to }])).values()];
  return kinds.map(({ flag, to }) => ({
    flag,
    to,
    ids: failed.filter((one) => one.flag === flag && one.to === to).map(({ user }) => user.id),
  }));
}
