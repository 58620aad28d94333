import { Paper, Stack, Title } from '@mantine/core';
import { useActorRef, useSelector } from '@xstate/react';
import { useId, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { addingWith, quickOrderWith } from '#machines/quick-order/quick-order.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { useArrival } from '#src/actor-hooks/use-arrival.ts';
import type { WindowPayload } from '#src/api/contract/assumed/quoted.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { publicBook, type PriceBook } from '#src/features/draft-windows/price-book.ts';
import { WithQuotable } from '#src/features/quoted-windows/with-quotable.tsx';
import { bytesOf } from '#src/features/sheets/bytes-of.ts';
import { ThemeProvider } from '#src/ui/theme/theme-provider.tsx';
import { ColumnsStep } from './columns/columns-step.tsx';
import { CheckedList } from './review/checked-list.tsx';
import { readList } from './rows/read-list.ts';
import { AddedAll } from './steps/added-all.tsx';
import { AddingProgress } from './steps/adding-progress.tsx';
import { ChooseWindows } from './steps/choose-windows.tsx';
import { KeptWindows } from './steps/kept-windows.tsx';
import type { ListWords } from './steps/list-words.ts';
import { ReadingFile } from './steps/reading-file.tsx';

const machine = quickOrderWith(async (input) => readList(input, await bytesOf(input.source.file)));

interface QuickOrderProps {
  readonly words: ListWords;
  /** Names the list in this tab: each place that lists are added to has its own. */
  readonly keptAs: string;
  /** The prices of who is looking; null for those of everybody. */
  readonly book: PriceBook | null;
  /** Where the windows go; the cart without it. */
  readonly add?: (windows: readonly WindowPayload[]) => void;
  /** Called when windows may have been added. */
  readonly onSettled?: () => void;
  /** Called when all of them are. */
  readonly onDone?: () => void;
}

const parts = ['empty', 'reading', 'columns', 'checking', 'checked', 'adding', 'done'] as const;

/** The part that is shown: a row that is mended draws itself again, not all of this. */
const partOf = (state: SnapshotFrom<typeof machine>) => parts.find((part) => state.matches(part));

/** Reads many windows from a file or from cells pasted from a spreadsheet, shows what it understood, and adds them. */
export function QuickOrder({ words, keptAs, book, add, onSettled, onDone }: QuickOrderProps) {
  const [logic] = useState(() => (add === undefined ? machine : addingWith(machine, add)));
  const actor = useActorRef(logic, useActorSurroundings());
  const part = useSelector(actor, partOf);
  const titleId = useId();
  useArrival(
    actor,
    (state) =>
      state.matches('done') || state.matches({ checked: 'failed' }) || state.matches({ checked: 'left' }),
    (state) => {
      onSettled?.();
      if (state.matches('done')) onDone?.();
    },
  );
  const bookOf = ({ publicPrices }: Quotable) => book ?? publicBook(publicPrices);
  return (
    <ThemeProvider>
      <KeptWindows actor={actor} name={keptAs} />
      <Paper component="section" p="lg" aria-labelledby={titleId}>
        <Stack gap="md">
          <Title order={2} fz="xl" fw={400} id={titleId}>
            {words.title}
          </Title>
          {part === 'empty' ? <ChooseWindows actor={actor} words={words} /> : null}
          {part === 'reading' || part === 'checking' ? <ReadingFile actor={actor} /> : null}
          {part === 'columns' ? <ColumnsStep actor={actor} /> : null}
          {part === 'checked' ? (
            <WithQuotable>
              {(quotable) => (
                <CheckedList actor={actor} words={words} quotable={quotable} book={bookOf(quotable)} />
              )}
            </WithQuotable>
          ) : null}
          {part === 'adding' ? <AddingProgress actor={actor} words={words} /> : null}
          {part === 'done' ? <AddedAll actor={actor} words={words} /> : null}
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
