import { callLog, clearCallLog, type LoggedCall } from '../call-log.ts';
import { reasonOf } from '../failure.ts';
import { useStore } from '../use-store.ts';
import { Collapsible } from './collapsible.tsx';
import { Json } from './json.tsx';
import classes from './section.module.css';

function Outcome({ outcome }: Pick<LoggedCall, 'outcome'>) {
  switch (outcome.kind) {
    case 'pending':
      return <span className={classes.hint}>en camino…</span>;
    case 'replied':
      return <span className={classes.good}>bien · {outcome.ms} ms</span>;
    case 'failed':
      return (
        <span className={classes.bad}>
          {reasonOf(outcome.value)} · {outcome.ms} ms
        </span>
      );
  }
}

function Call({ call, request, input, outcome }: LoggedCall) {
  return (
    <Collapsible
      summary={
        <span className={classes.between}>
          <span className={classes.call}>
            {call} <span className={classes.path}>{request}</span>
          </span>
          <Outcome outcome={outcome} />
        </span>
      }
    >
      {() => (
        <>
          <h3 className={classes.caption}>Envía</h3>
          <Json value={input} />
          {outcome.kind === 'pending' ? null : (
            <>
              <h3 className={classes.caption}>{outcome.kind === 'replied' ? 'Recibe' : 'Falla'}</h3>
              <Json value={outcome.value} />
            </>
          )}
        </>
      )}
    </Collapsible>
  );
}

/** The calls of the page, newest first. */
export function CallsSection() {
  const calls = useStore(callLog);
  return (
    <div className={classes.section}>
      {calls.length === 0 ? (
        <p className={classes.hint}>Aún no hay llamadas.</p>
      ) : (
        <ul className={classes.lines}>
          {calls.map((call) => (
            <li key={call.id}>
              <Call {...call} />
            </li>
          ))}
        </ul>
      )}
      <div className={classes.actions}>
        <button type="button" className={classes.plain} disabled={calls.length === 0} onClick={clearCallLog}>
          Vaciar
        </button>
        <span className={classes.hint}>Las 50 más nuevas; lo secreto se ve como •••.</span>
      </div>
    </div>
  );
}
