import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import type { networkQuotesMachine, quotesMachine } from '#machines/quotes.machine.ts';
import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import { href } from '#src/config/routes.ts';
import { buttonClass } from '#src/ui/button.ts';
import { IconRefresh } from '#src/ui/icons.ts';
import { CsvButton } from '../../list/csv-button.tsx';
import { ListTable } from '../../list/list-table.tsx';
import { ListToolbar } from '../../list/list-toolbar.tsx';
import { saveCsv } from '../../list/save-csv.ts';
import { NothingFound } from '../../list/nothing-found.tsx';
import { Meanwhile } from '../../meanwhile.tsx';
import { ResourceView } from '../../resource-view.tsx';
import { useConfig } from '../../services.ts';
import { calendarIn } from '../calendar.ts';
import { OpenQuote } from '../one/open-quote.tsx';
import { useOpened } from '../../opened/use-opened.ts';
import { QUOTE } from '../address-word.ts';
import { useToday } from '../use-today.ts';
import { fileColumns, screenColumns } from './columns.tsx';
import { wordOf } from './orders.ts';
import classes from './quotes-list.module.css';
import { rowsOf } from './row.ts';
import { useListing } from './use-listing.ts';

interface QuotesListProps {
  readonly actor: ActorRefFrom<typeof quotesMachine> | ActorRefFrom<typeof networkQuotesMachine>;
  /** Whether the quotes are of several people. */
  readonly isNetwork: boolean;
}

/** Quotes: searched, filtered, ordered, taken along as a file; and the one that the address names. */
export function QuotesList({ actor, isNetwork }: QuotesListProps) {
  const reload = () => {
    actor.send({ type: 'resource.load', input: {} });
  };
  return (
    <>
      <ResourceView actor={actor} loading="Cargando las cotizaciones…" unavailable={<Meanwhile />}>
        {(quotes) =>
          quotes.length === 0 ? (
            <NoQuotes isNetwork={isNetwork} onReload={reload} />
          ) : (
            <Loaded actor={actor} quotes={quotes} isNetwork={isNetwork} onReload={reload} />
          )
        }
      </ResourceView>
      <OpenQuote onChanged={reload} />
    </>
  );
}

function NoQuotes({
  isNetwork,
  onReload,
}: Omit<QuotesListProps, 'actor'> & { readonly onReload: () => void }) {
  return (
    <div className={classes['none']}>
      <p>
        {isNetwork
          ? 'Todavía no hay cotizaciones en tu red.'
          : 'Todavía no tienes cotizaciones. Mide una ventana y en menos de un minuto tienes su precio.'}
      </p>
      <Link className={buttonClass(isNetwork ? 'plain' : 'filled')} to={href('quoter')}>
        Hacer una cotización
      </Link>
      <button type="button" className={buttonClass('small')} onClick={onReload}>
        Actualizar
      </button>
    </div>
  );
}

interface LoadedProps extends QuotesListProps {
  readonly quotes: readonly SavedQuote[];
  readonly onReload: () => void;
}

function Loaded({ actor, quotes, isNetwork, onReload }: LoadedProps) {
  const { timeZone } = useConfig();
  const now = useToday(timeZone);
  const calendar = useMemo(() => calendarIn(timeZone), [timeZone]);
  const rows = useMemo(() => rowsOf(quotes, { timeZone, now }), [quotes, timeZone, now]);
  const { change, page, order, left, search, status, maker, isFiltered, clear } = useListing(rows);
  const { linkTo } = useOpened(QUOTE);
  const isLoading = useSelector(actor, (snapshot) => snapshot.matches('loading'));
  return (
    <div className={classes['list']}>
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
        count={{ shown: left.length, total: rows.length, one: 'cotización', many: 'cotizaciones' }}
        onClear={isFiltered && left.length > 0 ? clear : undefined}
      >
        <button
          type="button"
          className={buttonClass('small')}
          data-loading={isLoading || undefined}
          onClick={onReload}
        >
          <IconRefresh size={16} stroke={1.5} aria-hidden />
          Actualizar
        </button>
        <CsvButton onSave={() => saveCsv(left, fileColumns(isNetwork), 'cotizaciones.csv')} />
      </ListToolbar>
      <ListTable
        label="Cotizaciones"
        columns={screenColumns({ calendar, linkTo, isNetwork })}
        rows={left}
        page={page}
        onPage={(next) => {
          change({ pagina: String(next) });
        }}
        sort={order}
        onSort={(by, descending) => {
          change({ orden: wordOf(by, descending) });
        }}
        empty={<NothingFound onClear={clear} />}
      />
    </div>
  );
}
