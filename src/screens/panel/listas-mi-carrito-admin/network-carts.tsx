import { useEffect, useMemo, useState } from 'react';
import type { CartLine, NetworkCart } from '#src/api/contract/assumed/cart.ts';
import { routes } from '#src/config/routes.ts';
import { buttonClass } from '#src/ui/button.ts';
import { IconRefresh } from '#src/ui/icons.ts';
import { LineNotes } from '../../support/cart/line-notes.tsx';
import { TotalsList } from '../../support/cart/totals-list.tsx';
import { WindowList } from '../../support/cart/window-list.tsx';
import { NoData } from '../../support/inventory/cells.tsx';
import { agoText, calendarOf } from '../../support/inventory/when.ts';
import { ListTable, type ListColumn } from '../../support/list/list-table.tsx';
import { ListToolbar } from '../../support/list/list-toolbar.tsx';
import { useListQuery } from '../../support/list/use-list-query.ts';
import listClasses from '../../support/orders/orders-list.module.css';
import { SidePanel } from '../../support/opened/side-panel.tsx';
import { UnknownOne } from '../../support/orders/unknown-one.tsx';
import { useOpened } from '../../support/opened/use-opened.ts';
import { inPesos } from '../../support/quoting/money.ts';
import { fetchQuotable } from '../../support/quoting/use-quotable.ts';
import { useConfig } from '../../support/services.ts';
import { cartRows, cartSort, LATEST, listedCarts, type CartRow } from './cart-rows.ts';
import classes from './network-carts.module.css';

interface NetworkCartsProps {
  readonly carts: readonly NetworkCart[];
  readonly isLoading: boolean;
  readonly onReload: () => void;
}

/** Carts of a network: whose, how much, since when; each to be looked at, and none to be changed. */
export function NetworkCarts({ carts, isLoading, onReload }: NetworkCartsProps) {
  const query = useListQuery({ busca: '', por: LATEST });
  const { busca, por } = query.values;
  const rows = useMemo(() => cartRows(carts), [carts]);
  const left = useMemo(() => listedCarts(rows, busca, por), [rows, busca, por]);
  const [now] = useState(() => Date.now());
  // Whoever opens a cart need not wait for what its windows look like.
  useEffect(fetchQuotable, []);
  const { open, show, close } = useOpened('carrito', { atOnce: true });
  const shown = rows.find(({ cart }) => cart.id === open);
  const clear = () => {
    query.change({ busca: '' });
  };
  return (
    <div className={listClasses['list']}>
      <ListToolbar
        search={{
          value: busca,
          placeholder: 'De quién es',
          onChange: (text) => {
            query.change({ busca: text });
          },
        }}
        count={{ shown: left.length, total: rows.length, one: 'carrito', many: 'carritos' }}
        onClear={busca === '' ? undefined : clear}
      >
        <button
          type="button"
          className={buttonClass('small')}
          aria-disabled={isLoading || undefined}
          onClick={() => {
            if (!isLoading) onReload();
          }}
        >
          <IconRefresh size={16} stroke={1.5} aria-hidden />
          Actualizar
        </button>
      </ListToolbar>
      <ListTable
        label={routes.cartAdmin.title}
        columns={columnsOf(now, show)}
        rows={left}
        page={query.page}
        onPage={(page) => {
          query.change({ pagina: String(page) });
        }}
        sort={cartSort(por)}
        onSort={(by, descending) => {
          query.change({ por: `${descending ? '-' : ''}${by}` });
        }}
        empty={
          rows.length === 0 ? (
            <p>Nadie de tu red tiene algo en su carrito.</p>
          ) : (
            <div className={listClasses['none']}>
              <p>Ningún carrito coincide con tu búsqueda.</p>
              <button type="button" className={buttonClass('small')} onClick={clear}>
                Ver todos
              </button>
            </div>
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
            <UnknownOne onClose={close}>Puede que ya se haya pedido o que esté vacío.</UnknownOne>
          ) : (
            <OpenCart row={shown} />
          )}
        </SidePanel>
      )}
    </div>
  );
}

function columnsOf(now: number, onOpen: (id: string) => void): ListColumn<CartRow>[] {
  return [
    {
      accessor: 'de',
      title: 'De quién',
      sortable: true,
      render: ({ cart, maker }) => (
        <button
          type="button"
          className={listClasses['folio']}
          aria-haspopup="dialog"
          onClick={() => {
            onOpen(cart.id);
          }}
        >
          <span className="visually-hidden">Ver el carrito de </span>
          {maker ?? 'alguien'}
        </button>
      ),
    },
    {
      accessor: 'ventanas',
      title: 'Ventanas',
      sortable: true,
      textAlign: 'right',
      noWrap: true,
      render: ({ cart, stuck }) => (
        <>
          {cart.lines.length.toLocaleString('es-MX')}
          {stuck === 0 ? null : <span className={classes['stuck']}> ({stuck} con problema)</span>}
        </>
      ),
    },
    {
      accessor: 'total',
      title: 'Total con IVA',
      sortable: true,
      textAlign: 'right',
      noWrap: true,
      render: ({ cart }) => inPesos(cart.totals.total_centavos),
    },
    {
      accessor: 'desde',
      title: 'Lo más antiguo',
      sortable: true,
      noWrap: true,
      render: ({ since }) => (since === null ? <NoData /> : agoText(since, now)),
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
  const calendar = useMemo(() => calendarOf(timeZone), [timeZone]);
  const [now] = useState(() => Date.now());
  return (
    <div className={classes['cart']}>
      {updatedAt === null ? null : (
        <p className={classes['when']}>Último cambio: {calendar.moment(updatedAt, now)}</p>
      )}
      <WindowList label="Ventanas del carrito" windows={cart.lines} notes={notesOf} />
      <TotalsList totals={cart.totals} />
    </div>
  );
}
