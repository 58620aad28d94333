import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import type { BulkAct } from '#machines/bulk-quotes/bulk-quotes.machine.ts';
import { counted } from '#src/format/words.ts';
import { BottomFoot } from '#src/lists/chosen/bottom-bar.tsx';
import { ChosenBar, countsOfChosen } from '#src/lists/chosen/chosen-bar.tsx';
import type { QuoteRow } from '../list/row.ts';
import { isWaiting } from '../status/quote-status.ts';
import type { BulkActor } from './bulk-actor.ts';
import { BulkState } from './bulk-state.tsx';
import { RejectQuestion } from './reject-question.tsx';
import { RenewQuestion } from './renew-question.tsx';

interface SeveralQuotesProps {
  readonly actor: BulkActor;
  /** The chosen rows, also those that the filters hide. */
  readonly chosen: readonly QuoteRow[];
  /** The rows that match the filters. */
  readonly matching: readonly QuoteRow[];
}

/** What can be done with several quotes at once, what is being done, and what became of it. */
export function SeveralQuotes({ actor, chosen, matching }: SeveralQuotesProps) {
  const snapshot = useSelector(actor, (state) => state);
  const expired = chosen.filter(({ status }) => status === 'vencida');
  const open = chosen.filter(({ status }) => isWaiting(status));
  const ask = (act: BulkAct) => {
    actor.send({ type: 'bulk.ask', act });
  };
  const choose = (rows: readonly QuoteRow[]) => {
    actor.send({ type: 'bulk.choose', ids: rows.map(({ quote }) => quote.id) });
  };
  const isAsking = snapshot.matches('asking');
  const mayAct = isAsking || snapshot.matches('choosing') || snapshot.matches('done');
  return (
    <BottomFoot>
      <BulkState actor={actor} />
      {mayAct && chosen.length > 0 ? (
        <ChosenBar
          label="Cotizaciones elegidas"
          words={{ one: 'elegida', many: 'elegidas', all: 'las' }}
          {...countsOfChosen(chosen, matching, choose)}
        >
          {expired.length === 0 ? null : (
            <Button
              onClick={() => {
                ask('renew');
              }}
            >
              Renovar {counted(expired.length, 'vencida', 'vencidas')}
            </Button>
          )}
          {open.length === 0 ? null : (
            <Button
              onClick={() => {
                ask('reject');
              }}
            >
              Anotar {counted(open.length, 'rechazada', 'rechazadas')}
            </Button>
          )}
        </ChosenBar>
      ) : null}
      {isAsking && snapshot.context.act === 'renew' ? <RenewQuestion actor={actor} rows={expired} /> : null}
      {isAsking && snapshot.context.act === 'reject' ? <RejectQuestion actor={actor} rows={open} /> : null}
    </BottomFoot>
  );
}
