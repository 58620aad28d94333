import { useEffect, useEffectEvent } from 'react';
import { isDeleted } from '#machines/support/switch-run.ts';
import type { WaitingTag } from '#machines/support/waiting.ts';
import type { ApiError } from '#src/api/errors.ts';

interface Form {
  readonly getSnapshot: () => {
    readonly context: { readonly error: ApiError | null; readonly mayBeWritten: boolean };
    readonly matches: (state: 'done') => boolean;
    readonly hasTag: (tag: WaitingTag) => boolean;
  };
}

/**
 * Calls back when the dialog of a form unmounts, also by going back, and the list may be out of date: a request has
 * no known result, or the account was deleted.
 */
export function useStaleList(form: Form, onStale: () => void): void {
  const leave = useEffectEvent(() => {
    const snapshot = form.getSnapshot();
    const { error, mayBeWritten } = snapshot.context;
    // A saved change updates the list itself.
    if (snapshot.matches('done')) return;
    if (mayBeWritten || isDeleted(error) || snapshot.hasTag('waiting')) onStale();
  });
  useEffect(
    () => () => {
      leave();
    },
    [],
  );
}
