import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { canOpen, type Unsent } from '#machines/outbox/outbox.machine.ts';
import { draftOfSaved } from '#src/features/draft-windows/saved-draft.ts';
import { withQuotable } from '#src/features/draft-windows/use-quotable.ts';
import { useOutbox } from '#src/features/outbox/outbox.ts';
import { useQuoter } from '../quoter-state.ts';
import { UNSENT_PARAM } from './address-params.ts';

interface UnsentQuoteProps {
  readonly onDone: () => void;
}

/** Opens the quote of the outbox that the address names. */
export function UnsentQuote({ onDone }: UnsentQuoteProps) {
  const { search } = useLocation();
  const wanted = new URLSearchParams(search).get(UNSENT_PARAM);
  return wanted === null ? null : <Opening unsentKey={wanted} onDone={onDone} />;
}

function Opening({ unsentKey, onDone }: UnsentQuoteProps & { readonly unsentKey: string }) {
  const { actor } = useQuoter();
  const outbox = useOutbox();
  const entry = useSelector(outbox ?? undefined, (snapshot) =>
    snapshot?.context.outbox.unsent.find(({ key }) => key === unsentKey),
  );
  const openEntry = useEffectEvent(({ folio, values }: Unsent) => {
    withQuotable((quotable) => {
      const { unit } = actor.getSnapshot().context.draft;
      actor.send({
        type: 'edit.replace',
        draft: draftOfSaved({ ...values, folio }, quotable, unit),
        notice: 'replaced',
      });
      onDone();
    });
  });
  useEffect(() => {
    if (entry !== undefined && canOpen(entry)) openEntry(entry);
  }, [entry]);
  return null;
}
