import { Anchor, Stack, Text } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { useConfig } from '#src/actor-hooks/services.ts';
import type { CartLine, NetworkCart } from '#src/api/contract/assumed/cart.ts';
import { useOpened, type Opened } from '#src/browser/use-opened.ts';
import { routes } from '#src/config/routes.ts';
import { LineNotes } from '#src/features/cart/line-notes.tsx';
import { useAvailability } from '#src/features/delivery/use-availability.ts';
import { fetchQuotable } from '#src/features/draft-windows/use-quotable.ts';
import { OrderNotFound } from '#src/features/orders/order-not-found.tsx';
import { TotalsList } from '#src/features/quoted-windows/totals-list.tsx';
import { WindowList } from '#src/features/quoted-windows/window-list.tsx';
import { agoText, calendarOf } from '#src/format/dates.ts';
import { inNumber } from '#src/format/numbers.ts';
import { Amount, NoData } from '#src/lists/cells.tsx';
import { ListTable, type ListColumn } from '#src/lists/list-table.tsx';
import { ListToolbar } from '#src/lists/list-toolbar.tsx';
import { NothingFound } from '#src/lists/nothing-found.tsx';
import { RefreshButton } from '#src/lists/refresh-button.tsx';
import { orderText } from '#src/lists/sort-order.ts';
import { useListQuery } from '#src/lists/use-list-query.ts';
import { SidePanel } from '#src/ui/dialogs/side-panel.tsx';
import { cartRows, cartSort, LATEST, listedCarts, type CartRow } from './cart-rows.ts';

interface NetworkCartsProps {
  readonly carts: readonly NetworkCart[];
  readonly isLoading: boolean;
  readonly onReload: () => void;
}

/** Carts of a network: their makers, totals and age; each opens read-only. */
export function NetworkCarts({ carts, isLoading, onReload }: NetworkCartsProps) {
  const query = useListQuery({ busca: '', por: LATEST });
  const { busca, por } = query.values;
  const rows = useMemo(() => cartRows(carts), [carts]);
  const found = useMemo(() => listedCarts(rows, busca, por), [rows, busca, por]);
  const [now] = useState(() => Date.now());
  // Preloads the catalog that shows the windows of a cart.
  useEffect(fetchQuotable, []);
  const { open, linkTo, close } = useOpened('carrito', { atOnce: true });
  const shown = rows.find(({ cart }) => cart.id === open);
  const clear = () => {
    query.change({ busca: '' });
  };
  return (
    <Stack gap="lg">
      <ListToolbar
        search={{
          value: busca,
          placeholder: 'De quién es',
          onChange: (text) => {
            query.change({ busca: text });
          },
        }}
        count={{ shown: found.length, total: rows.length, one: 'carrito', many: 'carritos' }}
        saved={{ list: 'cartAdmin', view: query.view }}
        onClear={busca === '' ? undefined : clear}
      >
        <RefreshButton canRefresh={!isLoading} onRefresh={onReload} />
      </ListToolbar>
      <ListTable
        label={routes.cartAdmin.title}
        columns={columnsOf(now, linkTo)}
        rows={found}
        page={query.page}
        onPage={(page) => {
          query.change({ pagina: String(page) });
        }}
        sort={cartSort(por)}
        onSort={(by, descending) => {
          query.change({ por: orderText(by, descending) });
        }}
        empty={
          rows.length === 0 ? (
            <p>Nadie de tu red tiene algo en su carrito.</p>
          ) : (
            <NothingFound
              text="Ningún carrito coincide con tu búsqueda."
              clearLabel="Ver todos"
              onClear={clear}
            />
          )
        }
      />
      {open === null ? null : (
        <SidePanel
          title={
            shown === undefined
              ? 'No encontramos ese carrito'
              : `Carrito de ${shown.maker ?? 'alguien de tu red'}`
          }
          onClose={close}
        >
          {shown === undefined ? (
            <OrderNotFound onClose={close}>Puede que ya se haya pedido o que esté vacío.</OrderNotFound>
          ) : (
            <OpenCart row={shown} />
          )}
        </SidePanel>
      )}
    </Stack>
  );
}

function columnsOf(now: number, linkTo: Opened['linkTo']): ListColumn<CartRow>[] {
  return [
    {
      accessor: 'de',
      title: 'De quién',
      sortable: true,
      card: 'title',
      render: ({ cart, maker }) => (
        <Anchor
          component={Link}
          {...linkTo(cart.id)}
          fw={500}
          fz="sm"
          display="inline-block"
          ta="start"
          underline="always"
          aria-haspopup="dialog"
        >
          <span className="visually-hidden">Ver el carrito de </span>
          {maker ?? 'alguien'}
        </Anchor>
      ),
    },
    {
      accessor: 'ventanas',
      title: 'Partidas',
      sortable: true,
      textAlign: 'right',
      noWrap: true,
      render: ({ cart, problems }) => (
        <>
          {inNumber(cart.lines.length)}
          {problems === 0 ? null : (
            <Text span c="red" fz="inherit">
              {' '}
              ({problems} con problema)
            </Text>
          )}
        </>
      ),
    },
    {
      accessor: 'total',
      title: 'Total con IVA',
      sortable: true,
      card: 'total',
      textAlign: 'right',
      noWrap: true,
      render: ({ cart }) => <Amount centavos={cart.totals.total_centavos} />,
    },
    {
      accessor: 'desde',
      title: 'Lo más antiguo',
      sortable: true,
      noWrap: true,
      render: ({ oldestAt }) => (oldestAt === null ? <NoData /> : agoText(oldestAt, now)),
    },
    {
      accessor: 'cambio',
      title: 'Último cambio',
      sortable: true,
      noWrap: true,
      render: ({ updatedAt }) => (updatedAt === null ? <NoData /> : agoText(updatedAt, now)),
    },
  ];
}

const notesOf = (line: CartLine) => <LineNotes line={line} />;

function OpenCart({ row: { cart, updatedAt } }: { readonly row: CartRow }) {
  const { timeZone } = useConfig();
  const calendar = calendarOf(timeZone);
  const [now] = useState(() => Date.now());
  const availability = useAvailability(cart.lines);
  return (
    <Stack gap="lg">
      {updatedAt === null ? null : (
        <Text c="dimmed" fz="md">
          Último cambio: {calendar.moment(updatedAt, now)}
        </Text>
      )}
      <WindowList
        label="Piezas del carrito"
        windows={cart.lines}
        holdsIva={cart.totals.holds_iva}
        availability={availability}
        notes={notesOf}
      />
      <TotalsList totals={cart.totals} />
    </Stack>
  );
}
