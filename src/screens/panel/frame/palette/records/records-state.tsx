import { listed } from '#src/format/words.ts';
import { isReloadable, loadFailureText } from '#src/remote-data/failure-text.ts';
import { longestWait, useRetryWait } from '#src/remote-data/use-retry-wait.ts';
import { ErrorAlert } from '#src/ui/messages/error-alert.tsx';
import { Waiting } from '#src/ui/messages/waiting.tsx';
import classes from '../palette.module.css';
import type { Source } from './use-records.ts';

/** The lists that still load, and those that failed. A list that the server does not offer is passed over. */
export function RecordsState({ sources }: { readonly sources: readonly Source[] }) {
  const loading = sources.filter(({ progress }) => progress.waiting);
  const failed = sources.flatMap((source) =>
    source.error === null || source.error.kind === 'unavailable' ? [] : [{ source, error: source.error }],
  );
  const [first] = failed;
  const retryable = failed.filter(({ error }) => isReloadable(error));
  const wait = useRetryWait(longestWait(retryable.map(({ error }) => error)));
  if (loading.length === 0 && first === undefined) return null;
  return (
    <div className={classes.state}>
      {loading.length === 0 ? null : (
        <Waiting
          label={`Buscando en ${namesOf(loading)}…`}
          slow={loading.some(({ progress }) => progress.slow)}
          cancellable={loading.some(({ progress }) => progress.cancellable)}
          onCancel={() => {
            for (const { cancel } of loading) cancel();
          }}
        />
      )}
      {first === undefined ? null : (
        <ErrorAlert
          title={`No pudimos buscar en ${namesOf(failed.map(({ source }) => source))}.`}
          onRetry={
            retryable.length === 0
              ? undefined
              : () => {
                  for (const { source } of retryable) source.load();
                }
          }
          secondsLeft={wait.secondsLeft}
        >
          {loadFailureText(first.error)}
          {wait.sentence === null ? null : <span className="visually-hidden"> {wait.sentence}</span>}
        </ErrorAlert>
      )}
    </div>
  );
}

const namesOf = (sources: readonly Source[]) => listed(sources.map(({ name }) => name));
