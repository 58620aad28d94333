import { useRef, type RefObject } from 'react';
import type { Subscription } from 'xstate';
import { useArrival } from '#src/actor-hooks/use-arrival.ts';
import type { ApiError } from '#src/api/errors.ts';
import { textIn } from '#src/browser/form-values.ts';

/** The order got another of what the person has not seen. */
const CONFLICT = 409;

/** After a refusal: as many as the order shows now. */
const SHOWN_NOW = '';

interface Snapshot {
  readonly context: { readonly error: ApiError | null };
  readonly matches: (state: { editing: 'failed' }) => boolean;
}

interface Form {
  getSnapshot: () => Snapshot;
  subscribe: (listener: (snapshot: Snapshot) => void) => Subscription;
}

interface KnownCount {
  /** Of the hidden field that holds it. */
  readonly field: { readonly ref: RefObject<HTMLInputElement | null>; readonly defaultValue: string };
  readonly countIn: (data: FormData, name: string) => number;
}

/**
 * How many (payments, changes) of an order the person had seen when they began a form: who sends it twice has not seen
 * their own. After a refusal it is as many as the order shows now.
 */
export function useKnownCount(form: Form, shown: number, onRefused: () => void): KnownCount {
  const ref = useRef<HTMLInputElement>(null);
  useArrival(
    form,
    (state) => state.matches({ editing: 'failed' }) && state.context.error?.status === CONFLICT,
    () => {
      if (ref.current !== null) ref.current.value = SHOWN_NOW;
      onRefused();
    },
  );
  return {
    field: { ref, defaultValue: String(shown) },
    countIn: (data, name) => {
      const known = textIn(data, name);
      return known === SHOWN_NOW ? shown : Number(known);
    },
  };
}
