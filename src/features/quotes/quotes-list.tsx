import { Button, Stack, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { Suspense, useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import type { networkQuotesMachine } from '#machines/network-quotes/network-quotes.machine.ts';
import type { quotesMachine } from '#machines/quotes/quotes.machine.ts';
import { useConfig } from '#src/actor-hooks/services.ts';
import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import { lazyPart } from '#src/browser/lazy-part.ts';
import { useOpened } from '#src/browser/use-opened.ts';
import { useToday } from '#src/browser/use-today.ts';
import { OutboxSection } from '#src/features/outbox/outbox-section.tsx';
import { calendarOf } from '#src/format/dates.ts';
import { FileButtons } from '#src/lists/file-buttons.tsx';
import { ListTable } from '#src/lists/list-table.tsx';
import { ListToolbar } from '#src/lists/list-toolbar.tsx';
import { NothingFound } from '#src/lists/nothing-found.tsx';
import { RefreshButton } from '#src/lists/refresh-button.tsx';
import { orderText } from '#src/lists/sort-order.ts';
import { ResourceView } from '#src/remote-data/resource-view.tsx';
import { ContactOptions } from '#src/ui/contact/contact-options.tsx';
import { fileColumns, screenColumns } from './list/columns.tsx';
import { QUOTE } from './list/query-parameter.ts';
import { rowsOf } from './list/row.ts';
import { useFilteredQuotes } from './list/use-filtered-quotes.ts';
import { newQuoteHref } from './quoter-links.ts';
import { useSeveral } from './several/use-several.ts';
import { OpenQuote } from './view/open-quote.tsx';

/** Loaded once something is chosen. */
const SeveralQuotes = lazyPart(
  () => import('./several/several-quotes.tsx').then((module) => ({ default: module.SeveralQuotes })),
  () => null,
);

/** Whose quotes are listed: the person's, those of their network, or of these what visitors asked for on the site. */
type Whose = 'own' | 'network' | 'site';

const empty: Readonly<Record<Whose, string>> = {
  own: 'Todavía no tienes cotizaciones. Mide una ventana y en menos de un minuto tienes su precio.',
  network: 'Todavía no hay cotizaciones en tu red.',
  site: 'Todavía nadie ha pedido una cotización en el sitio.',
};

/** By which the saved views of each are told apart. */
const names: Readonly<Record<Whose, string>> = {
  own: 'quotes',
  network: 'quotesAdmin',
  site: 'quotesOnline',
};

interface QuotesListProps {
  readonly actor: ActorRefFrom<typeof quotesMachine> | ActorRefFrom<typeof networkQuotesMachine>;
  readonly whose: Whose;
}

/** A list of quotes to search, filter, sort and export, and the quote that the address names. */
export function QuotesList({ actor, whose }: QuotesListProps) {
  const isNetwork = whose !== 'own';
  const reload = () => {
    actor.send({ type: 'resource.load', input: {} });
  };
  return (
    <>
      {isNetwork ? null : <OutboxSection onSent={reload} />}
      <ResourceView
        actor={actor}
        loading="Cargando las cotizaciones…"
        unavailable={<ContactOptions />}
        call={isNetwork ? 'networkQuotes' : 'quotes'}
        onReload={reload}
      >
        {(all) => {
          const quotes = whose === 'site' ? all.filter(({ requested_online }) => requested_online) : all;
          const shown = { whose, onReload: reload };
          return quotes.length === 0 ? (
            <NoQuotes {...shown} />
          ) : (
            <Loaded actor={actor} quotes={quotes} {...shown} />
          );
        }}
      </ResourceView>
      <OpenQuote onChanged={reload} />
    </>
  );
}

function NoQuotes({ whose, onReload }: Omit<QuotesListProps, 'actor'> & { readonly onReload: () => void }) {
  return (
    <Stack gap="md" align="start">
      <Text c="dimmed" fz="md" maw="34rem">
        {empty[whose]}
      </Text>
      <Button component={Link} size="md" variant={whose === 'own' ? 'filled' : 'default'} to={newQuoteHref()}>
        Hacer una cotización
      </Button>
      <Button onClick={onReload}>Actualizar</Button>
    </Stack>
  );
}

interface LoadedProps extends QuotesListProps {
  readonly quotes: readonly SavedQuote[];
  readonly onReload: () => void;
}

function Loaded({ actor, quotes, whose, onReload }: LoadedProps) {
  const isNetwork = whose !== 'own';
  const { timeZone } = useConfig();
  const now = useToday(timeZone);
  const calendar = calendarOf(timeZone);
  const rows = useMemo(() => rowsOf(quotes, { timeZone, now }), [quotes, timeZone, now]);
  const list = useFilteredQuotes(rows, calendar, now);
  const { change, page, view, order, filtered, search, status, maker, period, isFiltered, clear } = list;
  const { linkTo } = useOpened(QUOTE);
  const isLoading = useSelector(actor, (snapshot) => snapshot.matches('loading'));
  const several = useSeveral(rows, onReload);
  return (
    <Stack gap="lg">
      <ListToolbar
        search={{
          value: search,
          placeholder: isNetwork ? 'Folio, cliente, quien la hizo…' : 'Folio, cliente, ventana…',
          onChange: (buscar) => {
            change({ buscar });
          },
        }}
        filters={[
          {
            label: 'Estado',
            ...status,
            onChange: (estado) => {
              change({ estado });
            },
          },
          {
            label: 'Hecha',
            period,
            onChange: (cuando) => {
              change({ cuando });
            },
          },
          ...(isNetwork
            ? [
                {
                  label: 'La hizo',
                  ...maker,
                  onChange: (autor: string) => {
                    change({ autor });
                  },
                },
              ]
            : []),
        ]}
        count={{ shown: filtered.length, total: rows.length, one: 'cotización', many: 'cotizaciones' }}
        saved={{ list: names[whose], view }}
        onClear={isFiltered && filtered.length > 0 ? clear : undefined}
      >
        <RefreshButton canRefresh={!isLoading} onRefresh={onReload} />
        {several.chosen.length === 0 ? (
          <FileButtons
            rows={filtered}
            columns={fileColumns(filtered, isNetwork, calendar)}
            name="cotizaciones"
          />
        ) : (
          <FileButtons
            what="Descargar elegidas"
            rows={several.chosen}
            columns={fileColumns(several.chosen, isNetwork, calendar)}
            name="cotizaciones-elegidas"
          />
        )}
      </ListToolbar>
      <ListTable
        label="Cotizaciones"
        columns={screenColumns({ calendar, linkTo, isNetwork })}
        rows={filtered}
        page={page}
        onPage={(next) => {
          change({ pagina: String(next) });
        }}
        sort={order}
        onSort={(by, descending) => {
          change({ orden: orderText(by, descending) });
        }}
        {...(isNetwork ? {} : { selection: several.selection })}
        empty={<NothingFound onClear={clear} />}
      />
      {several.isUsed ? (
        <Suspense>
          <SeveralQuotes actor={several.actor} chosen={several.chosen} matching={filtered} />
        </Suspense>
      ) : null}
    </Stack>
  );
}
