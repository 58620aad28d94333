import { useSelector } from '@xstate/react';
import type { Draft } from '#src/api/draft.ts';
import type { OutboxActor } from './outbox.ts';

type Saved = NonNullable<Draft['quote']>;

/** Whether a version of the quote waits to be sent. */
export const isWaiting = (outbox: OutboxActor, id: string): boolean =>
  outbox
    .getSnapshot()
    .context.outbox.unsent.some(({ values, refusal }) => refusal === null && values.id === id);

/** What the server saved of a draft's quote, when the outbox has sent it and the draft does not know it yet. */
export const useSentFrom = (outbox: OutboxActor | null, quote: Draft['quote']): Saved | null =>
  useSelector(
    outbox ?? undefined,
    (snapshot) => {
      const sent = snapshot?.context.outbox.sent.find(({ id }) => id === quote?.id);
      if (sent === undefined || sent.revision <= (quote?.revision ?? 0)) return null;
      const { id, revision, folio } = sent;
      return { ...quote, id, revision, folio };
    },
    (one, other) => one?.id === other?.id && one?.revision === other?.revision,
  );
