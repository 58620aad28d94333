import { Button, Group, Stack } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { Suspense, useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { useConfig, useServices } from '#src/actor-hooks/services.ts';
import { useMay } from '#src/actor-hooks/use-may.ts';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { lazyPart } from '#src/browser/lazy-part.ts';
import type { Opened } from '#src/browser/use-opened.ts';
import { useToday } from '#src/browser/use-today.ts';
import { hasRole } from '#src/config/permissions.ts';
import { href, routes } from '#src/config/routes.ts';
import {
  groupNamed,
  listed,
  makersIn,
  NEWEST,
  payStateNamed,
  rowsOf,
  sortOf,
  type OrderRow,
} from '#src/features/order-facts/order-row.ts';
import { wordsFor } from '#src/features/order-facts/stage-names.ts';
import { calendarOf } from '#src/format/dates.ts';
import { FileButtons } from '#src/lists/file-buttons.tsx';
import { ListTable } from '#src/lists/list-table.tsx';
import { ListToolbar } from '#src/lists/list-toolbar.tsx';
import { periodNamed } from '#src/lists/period/period.ts';
import { RefreshButton } from '#src/lists/refresh-button.tsx';
import { orderText } from '#src/lists/sort-order.ts';
import { useListQuery } from '#src/lists/use-list-query.ts';
import type { ChosenOrdersProps } from './chosen-orders.tsx';
import { orderColumns, orderFile } from './order-columns.tsx';
import { NO_FILTER, orderFilters } from './order-filters.ts';

/** Loaded once something is chosen. */
const ChosenOrders = lazyPart<ChosenOrdersProps>(
  () => import('./chosen-orders.tsx').then((module) => ({ default: module.ChosenOrders })),
  () => null,
);

/** The chosen rows, whichever the filters and the page; and whether any were chosen yet. */
function useChosen(rows: readonly OrderRow[]) {
  const [ids, setIds] = useState<readonly string[] | null>(null);
  const chosen = useMemo(() => {
    const those = new Set(ids);
    return those.size === 0 ? [] : rows.filter(({ order }) => those.has(order.id));
  }, [rows, ids]);
  const choose = (some: readonly OrderRow[]) => {
    setIds(some.map(({ order }) => order.id));
  };
  return { chosen, choose, wasChosen: ids !== null };
}

interface OrdersListProps {
  readonly orders: readonly SavedOrder[];
  /** Whether they are the orders of the distributor's network; else the person's own. */
  readonly ofNetwork: boolean;
  readonly isLoading: boolean;
  readonly linkTo: Opened['linkTo'];
  readonly onReload: () => void;
}

/** Loaded orders: searched, filtered and sorted, in pages. */
export function OrdersList({ orders, ofNetwork, isLoading, linkTo, onReload }: OrdersListProps) {
  const { timeZone } = useConfig();
  const calendar = calendarOf(timeZone);
  const now = useToday(timeZone);
  const query = useListQuery({ ...NO_FILTER, por: NEWEST });
  const { busca, etapa, pago, cuando, de, por } = query.values;
  const words = wordsFor(ofNetwork);
  const rows = useMemo(() => rowsOf(orders, words), [orders, words]);
  const group = groupNamed(etapa, words);
  const makers = useMemo(() => makersIn(rows), [rows]);
  const maker = ofNetwork && makers.some(({ value }) => value === de) ? de : '';
  const deferredSearch = useDeferredValue(busca);
  const filtered = useMemo(
    () =>
      listed(rows, { busca: deferredSearch, etapa, pago, cuando, de: maker, por }, words, { calendar, now }),
    [rows, deferredSearch, etapa, pago, cuando, maker, por, words, calendar, now],
  );
  const earns = !ofNetwork && orders.some(({ client_totals }) => client_totals !== null);
  const columns = orderColumns({ calendar, ofNetwork, earns, linkTo });
  const { chosen, choose, wasChosen } = useChosen(rows);
  const { session } = useServices();
  const mayMove = useSelector(session, ({ context }) => ofNetwork && hasRole(context.user, 'administrador'));
  const mayPlan = useMay('ordersAdmin') && ofNetwork;
  const isChosen = chosen.length > 0;
  const clear = () => {
    query.change(NO_FILTER);
  };
  const shown = {
    etapa: group,
    pago: payStateNamed(pago),
    cuando: periodNamed(cuando),
    de: maker,
  };
  const filters = orderFilters({
    shown,
    groups: words.groups,
    makers: ofNetwork ? makers : null,
    onChange: query.change,
  });
  return (
    <Stack gap="lg">
      <ListToolbar
        search={{
          value: busca,
          placeholder: 'Folio, título o cliente',
          onChange: (text) => {
            query.change({ busca: text });
          },
        }}
        filters={filters}
        count={{ shown: filtered.length, total: rows.length, one: 'orden', many: 'órdenes' }}
        saved={{ list: ofNetwork ? 'ordersAdmin' : 'orders', view: query.view }}
        onClear={busca !== '' || Object.values(shown).some((value) => value !== '') ? clear : undefined}
      >
        <RefreshButton canRefresh={!isLoading} onRefresh={onReload} />
        <FileButtons
          {...(isChosen ? { what: 'Descargar elegidas' } : {})}
          rows={isChosen ? chosen : filtered}
          columns={orderFile({ calendar, ofNetwork, earns })}
          name={`ordenes-${isChosen ? 'elegidas-' : ''}${calendar.fileDay(now)}`}
        />
      </ListToolbar>
      <ListTable
        label={routes[ofNetwork ? 'ordersAdmin' : 'orders'].title}
        columns={columns}
        rows={filtered}
        page={query.page}
        onPage={(page) => {
          query.change({ pagina: String(page) });
        }}
        sort={sortOf(por)}
        onSort={(by, descending) => {
          query.change({ por: orderText(by, descending) });
        }}
        selection={{
          rows: chosen,
          onChange: choose,
          nameOf: ({ order }) => `Elegir ${order.folio}`,
        }}
        empty={rows.length === 0 ? <NoOrders ofNetwork={ofNetwork} /> : <NoMatch onClear={clear} />}
      />
      {/* It stays when none is chosen any more: moves may be on their way. */}
      {wasChosen ? (
        <Suspense>
          <ChosenOrders {...{ chosen, mayPlan, mayMove, onReload }} matching={filtered} onChoose={choose} />
        </Suspense>
      ) : null}
    </Stack>
  );
}

function NoOrders({ ofNetwork }: { readonly ofNetwork: boolean }) {
  if (ofNetwork) return <p>Tu red todavía no tiene órdenes. Cuando alguien haga una, la verás aquí.</p>;
  return (
    <Stack gap="md" align="center">
      <p>
        Todavía no tienes órdenes. Cotiza tus ventanas, mándalas al carrito y pídelas: aquí seguirás cada una
        hasta que quede puesta.
      </p>
      <Group gap="xs" justify="center">
        <Button component={Link} variant="filled" size="md" to={href('quoter')}>
          Cotizar mis ventanas
        </Button>
        <Button component={Link} size="md" to={href('cart')}>
          Ver mi carrito
        </Button>
      </Group>
    </Stack>
  );
}

function NoMatch({ onClear }: { readonly onClear: () => void }) {
  return (
    <Stack gap="sm" align="center">
      <p>Ninguna orden coincide con tus filtros.</p>
      <Button onClick={onClear}>Ver todas</Button>
    </Stack>
  );
}
