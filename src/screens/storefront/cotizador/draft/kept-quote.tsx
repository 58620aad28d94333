import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { quoteToEditMachine } from '#machines/quote-to-edit/quote-to-edit.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { useServices } from '#src/actor-hooks/services.ts';
import { useArrival } from '#src/actor-hooks/use-arrival.ts';
import { copyOf } from '#src/features/draft-windows/saved-draft.ts';
import { useQuoter } from '../quoter-state.ts';

interface KeptQuoteProps {
  /** A quote that the address opens: its status is known. */
  readonly except: string | null;
}

/** Makes the kept draft a copy when the saved quote that it belongs to may no longer be changed. */
export function KeptQuote({ except }: KeptQuoteProps) {
  const { draft } = useQuoter();
  const { session } = useServices();
  const isLoggedIn = useSelector(session, (snapshot) => snapshot.matches('authenticated'));
  const id = draft.quote?.id ?? null;
  return id === null || id === except || !isLoggedIn ? null : <Status key={id} id={id} />;
}

function Status({ id }: { readonly id: string }) {
  const { actor, draft } = useQuoter();
  const loading = useActorRef(quoteToEditMachine, useActorSurroundings());
  // A quote that is saved for the first time on this page has the status that its reply tells.
  const [wasSaved] = useState(draft.quote?.revision !== null);
  useEffect(() => {
    if (wasSaved) loading.send({ type: 'resource.load', input: { id } });
  }, [loading, id, wasSaved]);
  // Without an answer nothing changes: the server refuses what may not be saved.
  useArrival(
    loading,
    (state) => state.matches('ready'),
    ({ context: { data } }) => {
      const { draft: current } = actor.getSnapshot().context;
      if (data === null || data.status !== 'convertida' || current.quote?.id !== id) return;
      actor.send({ type: 'edit.replace', draft: copyOf(current), notice: 'copied' });
    },
  );
  return null;
}
