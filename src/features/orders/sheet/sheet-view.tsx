import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { clsx as cx } from 'clsx';
import { useMemo, useState } from 'react';
import { useConfig } from '#src/actor-hooks/services.ts';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { WindowText } from '#src/features/quoted-windows/window-text.tsx';
import { WithQuotable } from '#src/features/quoted-windows/with-quotable.tsx';
import { FactsList } from '#src/lists/facts-list.tsx';
import { PagedList } from '#src/lists/paged-list.tsx';
import { focusWhenShown } from '#src/ui/controls/focus-when-shown.ts';
import { ProductDrawing } from '#src/ui/product/product-drawing.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { OrderSection } from '../details/order-section.tsx';
import { orderSheetOf, sheetFacts, windowRows } from './order-sheet.ts';
import { countText } from './part-rows.ts';
import { RecutLink } from './recut-link.tsx';
import { SheetPdfs } from './sheet-pdfs.tsx';
import classes from './sheet-view.module.css';
import type { SheetWindow } from './sheet-window.ts';

interface SheetViewProps {
  readonly order: SavedOrder;
  /** Shows the order again. */
  readonly onBack: () => void;
}

/** An order as the workshop reads it: what is cut for each window, without prices; and its PDFs and labels. */
export function SheetView({ order, onBack }: SheetViewProps) {
  return (
    <Stack gap="lg">
      <Group gap="xs">
        <Button onClick={onBack}>Volver a la orden</Button>
      </Group>
      <Title order={3} ref={focusWhenShown} tabIndex={-1}>
        Hoja de taller
      </Title>
      <WithQuotable>{(quotable) => <LoadedSheet order={order} quotable={quotable} />}</WithQuotable>
    </Stack>
  );
}

function LoadedSheet({ order, quotable }: { readonly order: SavedOrder; readonly quotable: Quotable }) {
  const { timeZone } = useConfig();
  const sheet = useMemo(() => orderSheetOf(order, quotable, timeZone), [order, quotable, timeZone]);
  const [page, setPage] = useState(1);
  return (
    <>
      <FactsList facts={sheetFacts(sheet)} />
      <SheetPdfs id={order.id} sheet={sheet} />
      <Group gap="xs">
        <RecutLink order={order} />
      </Group>
      <PagedList label="Ventanas de la hoja" rows={sheet.windows} page={page} onPage={setPage}>
        {(shown, listId) => (
          <Stack gap="xl" id={listId}>
            {shown.map((window) => (
              <WindowSheet key={window.facts.key} window={window} />
            ))}
          </Stack>
        )}
      </PagedList>
    </>
  );
}

function WindowSheet({ window }: { readonly window: SheetWindow }) {
  const { facts, place, colour, open } = window;
  return (
    <div className={classes.window}>
      <OrderSection title={`${place}: ${facts.name}`}>
        <div className={cx(layout.stack, classes.top)}>
          <div className={classes.drawing}>
            {facts.drawing === null ? null : (
              <ProductDrawing {...facts.drawing} detail="card" aspect={1} decorative />
            )}
          </div>
          <Stack gap="xs">
            {colour === null ? null : (
              <span
                className={classes.colour}
                style={{
                  background:
                    colour.stripe === undefined
                      ? colour.hex
                      : `linear-gradient(90deg, ${colour.hex} 33%, ${colour.stripe} 33% 67%, ${colour.hex} 67%)`,
                }}
                aria-hidden
              />
            )}
            <FactsList facts={windowRows(window)} />
            <WindowText facts={facts} />
          </Stack>
        </div>
        {open.map((sentence) => (
          <p key={sentence} className={layout.note}>
            {sentence}
          </p>
        ))}
        <PartsTable window={window} />
      </OrderSection>
    </div>
  );
}

function PartsTable({ window: { parts, facts } }: { readonly window: SheetWindow }) {
  if (parts.length === 0) return null;
  return (
    <table className={classes.parts} aria-label={`Cortes de ${facts.name}`}>
      <thead>
        <tr>
          <th scope="col">Parte</th>
          <th scope="col">Corte</th>
          <th scope="col">Cantidad</th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ name, measure, count, notes }) => (
          <tr key={`${name} ${measure ?? ''}`}>
            <th scope="row">
              {name}
              {notes.length === 0 ? null : <span className={classes.notes}>{notes.join('; ')}</span>}
            </th>
            <td>
              {measure === null ? (
                <Text span c="dimmed">
                  Solo se cuenta
                </Text>
              ) : (
                measure
              )}
            </td>
            <td>{countText(count, facts.quantity)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
