import { Link } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import { inPesos } from '../../../support/quoting/money.ts';
import { expiryText } from '../../../support/quotes/days-left.ts';
import type { Expiring } from './about-to-expire.ts';
import classes from './work.module.css';

/** How many are named; the list of quotes has them all. */
const MOST = 5;

/** Quotes that soon hold no longer, each a link to itself. */
export function ExpiringList({ quotes }: { readonly quotes: readonly Expiring[] }) {
  if (quotes.length === 0) {
    return <p className={classes['nothing']}>Ninguna cotización enviada vence esta semana.</p>;
  }
  return (
    <>
      <ul className={classes['rows']}>
        {quotes.slice(0, MOST).map(({ quote: { id, folio, title, client, totals, client_totals }, days }) => (
          <li key={id}>
            <Link
              to={`${href('quotes')}?${new URLSearchParams({ cotizacion: id }).toString()}`}
              className={classes['row']}
            >
              <span className={classes['words']}>
                <span className={classes['name']}>{title ?? client?.name ?? folio}</span>{' '}
                <span className={classes['soft']}>{folio}</span>
              </span>
              <span className={classes['end']}>
                <span>{inPesos((client_totals ?? totals).total_centavos)}</span>{' '}
                <span className={classes['when']} data-urgent={days <= 1 || undefined}>
                  {expiryText(days)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {quotes.length > MOST ? (
        <p className={classes['soft']}>Y {String(quotes.length - MOST)} más esta semana.</p>
      ) : null}
    </>
  );
}
