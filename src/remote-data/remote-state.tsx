import { clsx as cx } from 'clsx';
import { useSyncExternalStore, type ReactNode } from 'react';
import type { Progress } from '#src/actor-hooks/progress-of.ts';
import { arrivalOf, watchArrivals } from '#src/api/arrivals.ts';
import type { CallName } from '#src/api/contract/index.ts';
import type { ApiError } from '#src/api/errors.ts';
import { inNumber } from '#src/format/numbers.ts';
import { Waiting } from '#src/ui/messages/waiting.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { DataGaps } from './data-gaps.tsx';
import { FailureAlert } from './failure-alert.tsx';
import type { FailureTexts } from './failure-text.ts';
import classes from './remote-state.module.css';

interface RemoteStateProps {
  /** Text of the wait, such as "Cargando el inventario…". */
  readonly label: string;
  readonly progress: Progress;
  readonly onCancel: () => void;
  /** The failure to show; null for none. */
  readonly error: ApiError | null;
  /** Texts for failures without a message from the server. */
  readonly texts?: FailureTexts | undefined;
  readonly onRetry: () => void;
  /** Whether older data stays visible: the wait is then laid over it, so that nothing moves. */
  readonly isKept: boolean;
  /** The data that is shown: when it is a list, what it lacks is said. */
  readonly data?: unknown;
  /** Loads the data again where a part of it did not arrive. @default tells the person to load the page again */
  readonly onReload?: (() => void) | undefined;
  /** The call of a list, whose pages are counted while they arrive. */
  readonly call?: CallName | undefined;
  /** More about the failure. */
  readonly children?: ReactNode;
}

/** "Van 15 de 58…", while further pages of a list are awaited. */
function useArrivalText(call: CallName | undefined): string | undefined {
  const read = () => (call === undefined ? null : arrivalOf(call));
  const arrival = useSyncExternalStore(watchArrivals, read, () => null);
  if (arrival === null) return undefined;
  const { arrived, total } = arrival;
  return `Van ${inNumber(arrived)}${total === null ? '' : ` de ${inNumber(total)}`}…`;
}

/** The state of a request: the wait or the failure, and what its reply lacks. */
export function RemoteState(props: RemoteStateProps) {
  const { label, progress, onCancel, error, texts, onRetry, isKept, data, onReload, call, children } = props;
  const arrived = useArrivalText(call);
  return (
    <>
      {progress.waiting ? (
        <div className={isKept ? cx(layout.floating, classes.again) : undefined}>
          <Waiting label={label} {...progress} arrived={arrived} onCancel={onCancel} />
        </div>
      ) : null}
      {error === null ? null : (
        <FailureAlert error={error} texts={texts} isLoad onRetry={onRetry}>
          {children}
        </FailureAlert>
      )}
      <DataGaps data={data} onReload={progress.waiting ? undefined : onReload} />
    </>
  );
}
