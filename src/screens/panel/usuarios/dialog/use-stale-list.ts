import { useEffect, useEffectEvent, useRef } from 'react';
import type { Subscription } from 'xstate';
import type { WaitingTag } from '#machines/support/waiting.ts';
import type { ApiError, ApiErrorKind } from '#src/api/errors.ts';
import { useArrival } from '../../../support/use-arrival.ts';
import { isGone } from './gone.tsx';

interface Sending {
  readonly context: { readonly error: ApiError | null };
  readonly matches: (state: 'done') => boolean;
  readonly hasTag: (tag: WaitingTag) => boolean;
}

interface Form {
  readonly getSnapshot: () => Sending;
  readonly subscribe: (listener: (snapshot: Sending) => void) => Subscription;
}

/** After these the server may have written what was sent all the same. */
const uncertain: readonly ApiErrorKind[] = ['cancelled', 'unreachable', 'broken', 'fault'];

/**
 * Tells, once the dialog of a form is gone, that the list behind it may be out of date: something was sent of which
 * nobody read the end, or the account no longer exists. By whatever way it was closed, the way back included.
 */
export function useStaleList(form: Form, onStale: () => void): void {
  const isStale = useRef(false);
  useArrival(
    form,
    ({ context: { error } }) => error !== null && (uncertain.includes(error.kind) || isGone(error)),
    () => {
      isStale.current = true;
    },
  );
  const leave = useEffectEvent(() => {
    const snapshot = form.getSnapshot();
    // What was saved tells so itself.
    if (!snapshot.matches('done') && (isStale.current || snapshot.hasTag('waiting'))) onStale();
  });
  useEffect(
    () => () => {
      leave();
    },
    [],
  );
}
