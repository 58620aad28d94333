import { Stack, Text, Title } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useDeferredValue, useMemo } from 'react';
import { faultyIn, readyIn } from '#machines/quick-order/quick-order.machine.ts';
import type { Quotable } from '#src/content/quotable.ts';
import type { PriceBook } from '#src/features/draft-windows/price-book.ts';
import { countedRows } from '#src/features/sheets/counted-rows.ts';
import { MOST_ROWS } from '#src/features/sheets/grid.ts';
import { SheetNotes } from '#src/features/sheets/sheet-notes.tsx';
import { inNumber } from '#src/format/numbers.ts';
import { countedLines } from '#src/format/words.ts';
import { FailureAlert } from '#src/remote-data/failure-alert.tsx';
import { focusWhenShown } from '#src/ui/controls/focus-when-shown.ts';
import { rowReader } from '../rows/read-rows.ts';
import { sumOfRows } from '../rows/sums.ts';
import type { ListWords } from '../steps/list-words.ts';
import type { QuickOrderActor } from '../steps/quick-order-actor.ts';
import { ListActions } from './list-actions.tsx';
import { RowsReview } from './rows-review.tsx';
import { SharedQuestions } from './shared-questions.tsx';

interface CheckedListProps {
  readonly actor: QuickOrderActor;
  readonly words: ListWords;
  readonly quotable: Quotable;
  readonly book: PriceBook;
}

/** All rows of a list as they were understood, the questions that they ask, and one sentence for what is added. */
export function CheckedList({ actor, words, quotable, book }: CheckedListProps) {
  const snapshot = useSelector(actor, (state) => state);
  const { list, source, rows, skipped, added, error } = snapshot.context;
  const readOne = useMemo(
    () => (list === null ? null : rowReader(list, quotable, source?.key ?? '')),
    [list, quotable, source],
  );
  // The row that is mended is painted first: what is said of all of them reads two thousand.
  const all = useDeferredValue(rows);
  const ready = readyIn(all).length;
  const faulty = faultyIn(all).length;
  const sum = useMemo(() => sumOfRows(all, book, quotable), [all, book, quotable]);
  if (list === null || readOne === null) return null;
  return (
    <Stack gap="md">
      <div ref={focusWhenShown} tabIndex={-1} role="status" style={{ outline: 'none' }}>
        {added.length > 0 ? (
          <Text fz="lg">
            Agregamos {countedLines(added.length)} {words.toPlace}.
          </Text>
        ) : null}
        <Text fz="lg">
          {ready === 0
            ? added.length > 0
              ? 'No queda ninguna por agregar.'
              : 'Ninguna partida se puede agregar así.'
            : `${sum}.`}
        </Text>
        {faulty > 0 ? (
          <Text fz="lg" c="red">
            {countedRows(faulty)} con dudas: {faulty === 1 ? 'no se agrega' : 'no se agregan'} hasta que{' '}
            {faulty === 1 ? 'lo' : 'los'} corrijas.
          </Text>
        ) : null}
      </div>
      <SheetNotes list={list} />
      {skipped > 0 ? (
        <Text c="red" fz="md" maw="48rem">
          Tu archivo trae {inNumber(skipped)} renglones más: leímos los primeros {inNumber(MOST_ROWS)}. Sube
          los demás en otro archivo.
        </Text>
      ) : null}
      {error === null ? null : (
        <FailureAlert error={error}>
          {error.kind === 'invalid'
            ? 'Lo que el servidor no aceptó está abajo con su motivo. Puedes agregar lo demás.'
            : 'Lo que ya se agregó no se agrega dos veces: puedes seguir donde se quedó.'}
        </FailureAlert>
      )}
      <SharedQuestions {...{ actor, readOne, quotable }} rows={all} columns={list.columns} />
      {rows.length === 0 ? null : (
        <Stack component="section" gap="sm" aria-labelledby="renglones">
          <Title order={3} id="renglones">
            Renglones
          </Title>
          <RowsReview {...{ actor, rows, readOne, quotable, book }} columns={list.columns} />
        </Stack>
      )}
      <ListActions {...{ actor, words, list, added }} rows={all} />
    </Stack>
  );
}
