import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { bulkQuotesMachine } from '#machines/bulk-quotes/bulk-quotes.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { useActorEvent } from '#src/actor-hooks/use-actor-event.ts';
import type { QuoteRow } from '../list/row.ts';

/**
 * The chosen rows of a list of quotes, whichever its filters and its page, and what is done with them.
 * @param onChanged called when some of them changed
 */
export function useSeveral(rows: readonly QuoteRow[], onChanged: () => void) {
  const actor = useActorRef(bulkQuotesMachine, useActorSurroundings());
  const ids = useSelector(actor, ({ context }) => context.chosen);
  const mayChoose = useSelector(actor, (snapshot) => snapshot.can({ type: 'bulk.choose', ids: [] }));
  const isResting = useSelector(actor, (snapshot) => snapshot.matches('choosing'));
  useActorEvent(actor, 'bulk.ended', onChanged);
  const chosen = useMemo(() => {
    const those = new Set(ids);
    return those.size === 0 ? [] : rows.filter(({ quote }) => those.has(quote.id));
  }, [rows, ids]);
  return {
    actor,
    chosen,
    /** Whether something is chosen, done, or to be read. */
    isUsed: chosen.length > 0 || !isResting,
    selection: {
      rows: chosen,
      onChange: (some: readonly QuoteRow[]) => {
        actor.send({ type: 'bulk.choose', ids: some.map(({ quote }) => quote.id) });
      },
      isSelectable: () => mayChoose,
      nameOf: ({ quote }: QuoteRow) => `Elegir ${quote.folio}`,
    },
  };
}
