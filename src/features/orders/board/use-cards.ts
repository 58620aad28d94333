import { useSelector } from '@xstate/react';
import { useDeferredValue, useMemo } from 'react';
import { useConfig, useServices } from '#src/actor-hooks/services.ts';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { useToday } from '#src/browser/use-today.ts';
import { makersIn, rowsOf } from '#src/features/order-facts/order-row.ts';
import { workshopWords } from '#src/features/order-facts/stage-names.ts';
import { calendarOf } from '#src/format/dates.ts';
import { memoByRow } from '#src/format/memo-by-row.ts';
import { useListQuery } from '#src/lists/use-list-query.ts';
import { cardOf, filteredCards, isOnBoard } from './cards.ts';

const STANDARD = { busca: '', solo: '', de: '' };

/** The cards of the board, filtered as the address says. */
export function useCards(orders: readonly SavedOrder[]) {
  const { timeZone } = useConfig();
  const { session } = useServices();
  const own = useSelector(session, ({ context }) => context.user?.id ?? null);
  const now = useToday(timeZone);
  const { values, change } = useListQuery(STANDARD);
  const toCard = useMemo(() => {
    const calendar = calendarOf(timeZone);
    return memoByRow((order: SavedOrder) => cardOf(order, calendar, now));
  }, [timeZone, now]);
  const all = useMemo(() => orders.map(toCard).filter((card) => isOnBoard(card, now)), [orders, toCard, now]);
  const makers = useMemo(() => {
    const known = makersIn(
      rowsOf(
        all.map(({ order }) => order),
        workshopWords,
      ),
    );
    const mine = known.filter(({ value }) => value === String(own));
    return [
      ...mine.map(({ value }) => ({ value, label: 'Mías' })),
      ...known.filter((one) => !mine.includes(one)),
    ];
  }, [all, own]);
  const search = useDeferredValue(values.busca);
  const { solo } = values;
  const de = makers.some(({ value }) => value === values.de) ? values.de : '';
  const shown = useMemo(() => filteredCards(all, { busca: search, solo, de }), [all, search, solo, de]);
  return { all, shown, makers, filters: { ...values, de }, change };
}

export type BoardCards = ReturnType<typeof useCards>;
