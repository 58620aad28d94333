import { useDeferredValue, useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { href, routes } from '#src/config/routes.ts';
import { buttonClass } from '#src/ui/button.ts';
import { IconRefresh } from '#src/ui/icons.ts';
import { calendarOf } from '../inventory/when.ts';
import { CsvButton } from '../list/csv-button.tsx';
import type { ListFilter } from '../list/list-select.tsx';
import { ListTable } from '../list/list-table.tsx';
import { ListToolbar } from '../list/list-toolbar.tsx';
import { saveCsv } from '../list/save-csv.ts';
import { useListQuery } from '../list/use-list-query.ts';
import { useConfig } from '../services.ts';
import { orderColumns, orderFile } from './order-columns.tsx';
import { isStage, listed, makersIn, NEWEST, rowsOf, sortOf } from './order-row.ts';
import classes from './orders-list.module.css';
import { stageNames } from './stage-names.ts';

interface OrdersListProps {
  readonly orders: readonly SavedOrder[];
  /** Of everybody whom the person answers for; else their own. */
  readonly ofNetwork: boolean;
  readonly isLoading: boolean;
  readonly onOpen: (id: string) => void;
  readonly onReload: () => void;
}

const STANDARD = { busca: '', etapa: '', de: '', por: NEWEST };

/** Orders that have come: searched, filtered, ordered, a page at a time. */
export function OrdersList({ orders, ofNetwork, isLoading, onOpen, onReload }: OrdersListProps) {
  const { timeZone } = useConfig();
  const calendar = useMemo(() => calendarOf(timeZone), [timeZone]);
  const query = useListQuery(STANDARD);
  const { busca, etapa, de, por } = query.values;
  const rows = useMemo(() => rowsOf(orders), [orders]);
  const makers = useMemo(() => makersIn(rows), [rows]);
  const maker = ofNetwork && makers.some(({ value }) => value === de) ? de : '';
  const asked = useDeferredValue(busca);
  const left = useMemo(
    () => listed(rows, { busca: asked, etapa, de: maker, por }),
    [rows, asked, etapa, maker, por],
  );
  const columns = orderColumns({ calendar, ofNetwork, onOpen });
  const clear = () => {
    query.change({ busca: '', etapa: '', de: '' });
  };
  const filters: readonly ListFilter[] = [
    {
      label: 'Etapa',
      value: etapa,
      options: [
        { value: '', label: 'Todas' },
        ...Object.entries(stageNames).map(([value, label]) => ({ value, label })),
      ],
      onChange: (value) => {
        query.change({ etapa: value });
      },
    },
    ...(ofNetwork
      ? [
          {
            label: 'De quién',
            value: maker,
            options: [{ value: '', label: 'Todos' }, ...makers],
            onChange: (value: string) => {
              query.change({ de: value });
            },
          },
        ]
      : []),
  ];
  return (
    <div className={classes['list']}>
      <ListToolbar
        search={{
          value: busca,
          placeholder: 'Folio, título o cliente',
          onChange: (text) => {
            query.change({ busca: text });
          },
        }}
        filters={filters}
        count={{ shown: left.length, total: rows.length, one: 'orden', many: 'órdenes' }}
        onClear={busca !== '' || isStage(etapa) || maker !== '' ? clear : undefined}
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
        <CsvButton
          onSave={() =>
            saveCsv(left, orderFile({ calendar, ofNetwork }), `ordenes-${calendar.fileDay(Date.now())}.csv`)
          }
        />
      </ListToolbar>
      <ListTable
        label={routes[ofNetwork ? 'ordersAdmin' : 'orders'].title}
        columns={columns}
        rows={left}
        page={query.page}
        onPage={(page) => {
          query.change({ pagina: String(page) });
        }}
        sort={sortOf(por)}
        onSort={(by, descending) => {
          query.change({ por: `${descending ? '-' : ''}${by}` });
        }}
        empty={rows.length === 0 ? <NoOrders ofNetwork={ofNetwork} /> : <NoMatch onClear={clear} />}
      />
    </div>
  );
}

function NoOrders({ ofNetwork }: { readonly ofNetwork: boolean }) {
  if (ofNetwork) return <p>Tu red todavía no tiene órdenes. Cuando alguien haga una, la verás aquí.</p>;
  return (
    <div className={classes['empty']}>
      <p>
        Todavía no tienes órdenes. Cotiza tus ventanas, mándalas al carrito y pídelas: aquí seguirás cada una
        hasta que quede puesta.
      </p>
      <div className={classes['ways']}>
        <Link className={buttonClass('filled')} to={href('quoter')}>
          Cotizar mis ventanas
        </Link>
        <Link className={buttonClass()} to={href('cart')}>
          Ver mi carrito
        </Link>
      </div>
    </div>
  );
}

function NoMatch({ onClear }: { readonly onClear: () => void }) {
  return (
    <div className={classes['none']}>
      <p>Ninguna orden coincide con tus filtros.</p>
      <button type="button" className={buttonClass('small')} onClick={onClear}>
        Ver todas
      </button>
    </div>
  );
}
