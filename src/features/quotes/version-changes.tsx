import { useMemo } from 'react';
import type { OnDemandState } from '#machines/support/on-demand.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { inCurrency } from '#src/format/money.ts';
import amounts from '#src/ui/styles/amounts.module.css';
import text from '#src/ui/styles/text.module.css';
import classes from './version-changes.module.css';
import { changesBetween, paidFor, type Offer, type WindowChange } from './versions/changes.ts';

interface VersionChangesProps {
  readonly older: Offer;
  readonly newer: Offer;
  readonly quotable: OnDemandState<Quotable>;
}

/** What differs between two versions of a quote, window by window, and both totals. */
export function VersionChanges({ older, newer, quotable }: VersionChangesProps) {
  const changes = useMemo(
    () => (typeof quotable === 'string' ? [] : changesBetween(older, newer, quotable)),
    [older, newer, quotable],
  );
  const isCost = [older, newer].every(({ client_totals: client = null }) => client !== null);
  const title = `Qué cambió de la versión ${String(older.version)} a la ${String(newer.version)}`;
  return (
    <div className={classes.scroll}>
      <table className={amounts.amounts}>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">Partida</th>
            <th scope="col">Antes</th>
            <th scope="col">Ahora</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <Change key={change.key} change={change} />
          ))}
        </tbody>
        <tfoot>
          <Total
            name={isCost ? 'Tu costo con IVA' : 'Total con IVA'}
            before={older.totals.total_centavos}
            after={newer.totals.total_centavos}
          />
          {isCost ? (
            <Total
              name="Paga tu cliente, con IVA"
              before={paidFor(older).total_centavos}
              after={paidFor(newer).total_centavos}
            />
          ) : null}
        </tfoot>
      </table>
    </div>
  );
}

interface TotalProps {
  readonly name: string;
  /** In centavos. */
  readonly before: number;
  readonly after: number;
}

const Total = ({ name, before, after }: TotalProps) => (
  <tr>
    <th scope="row">{name}</th>
    <td translate="no">{inCurrency(before)}</td>
    <td translate="no">{inCurrency(after)}</td>
  </tr>
);

function Change({ change: { name, gone, come, before, after } }: { readonly change: WindowChange }) {
  return (
    <tr>
      <th scope="row">
        {name}
        {gone.map((line) => (
          <p key={line} className={text.fine}>
            Antes: {line}
          </p>
        ))}
        {come.map((line) => (
          <p key={line} className={text.fine}>
            Ahora: {line}
          </p>
        ))}
      </th>
      <td translate={before === null ? undefined : 'no'}>
        {before === null ? 'No estaba' : inCurrency(before)}
      </td>
      <td translate={after === null ? undefined : 'no'}>{after === null ? 'Se quitó' : inCurrency(after)}</td>
    </tr>
  );
}
