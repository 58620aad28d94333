import { Group, Stack, Text } from '@mantine/core';
import { clsx as cx } from 'clsx';
import { useMemo, useState, type ReactNode } from 'react';
import type { PricedWindow } from '#src/api/contract/assumed/quoted.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { fabricNotes, type Availability } from '#src/features/delivery/estimate.ts';
import { inCurrency } from '#src/format/money.ts';
import { PagedList } from '#src/lists/paged-list.tsx';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import { WindowDrawing } from './window-drawing.tsx';
import { factsOf } from './window-facts.ts';
import classes from './window-list.module.css';
import { WindowText } from './window-text.tsx';
import { WindowsCsvButton, type WindowsFile } from './windows-csv-button.tsx';
import { WithQuotable } from './with-quotable.tsx';

interface WindowListProps<W extends PricedWindow> {
  /** Accessible name of the list. */
  readonly label: string;
  readonly windows: readonly W[];
  /** Which fabrics are scarce, for windows that wait for their fabric. @default nothing is said of fabrics */
  readonly availability?: Availability;
  /** Whether their prices include IVA. */
  readonly holdsIva: boolean;
  /** Of their order, for a file that can be downloaded. @default no file */
  readonly file?: WindowsFile;
  /** Notes under the text of a window. */
  readonly notes?: (window: W) => ReactNode;
}

/** A read-only list of windows, in pages: each drawn to scale, with its description and price. */
export function WindowList<W extends PricedWindow>(props: WindowListProps<W>) {
  return <WithQuotable>{(quotable) => <LoadedWindows {...props} quotable={quotable} />}</WithQuotable>;
}

interface LoadedWindowsProps<W extends PricedWindow> extends WindowListProps<W> {
  readonly quotable: Quotable;
}

function LoadedWindows<W extends PricedWindow>({
  label,
  windows,
  availability,
  holdsIva,
  file,
  notes,
  quotable,
}: LoadedWindowsProps<W>) {
  const fabrics = useMemo(
    () => (availability === undefined ? null : fabricNotes(windows, quotable, availability)),
    [windows, quotable, availability],
  );
  const [page, setPage] = useState(1);
  return (
    <>
      <PagedList label={label} rows={windows} page={page} onPage={setPage}>
        {(shown, listId) => (
          <ul id={listId} className={layout.lines} aria-label={label}>
            {shown.map((window) => {
              const facts = { ...factsOf(window, quotable), fabric: fabrics?.get(window.key) ?? null };
              return (
                <li key={window.key} className={cx(layout.beside, classes.window)}>
                  <WindowDrawing drawing={facts.drawing} />
                  <Stack gap={0} fz="md">
                    <Text fz="md" fw={500}>
                      {facts.name}
                    </Text>
                    <WindowText facts={facts} />
                    {notes?.(window)}
                  </Stack>
                  <p className={cx(text.figure, classes.price)}>
                    {`${inCurrency(window.total_centavos)}${holdsIva ? '' : ' + IVA'}`}
                  </p>
                </li>
              );
            })}
          </ul>
        )}
      </PagedList>
      {file === undefined ? null : (
        <Group>
          <WindowsCsvButton {...file} windows={windows} quotable={quotable} />
        </Group>
      )}
    </>
  );
}
