import { useMemo } from 'react';
import type { OnDemandState } from '#machines/support/on-demand.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { inCurrency } from '#src/format/money.ts';
import amounts from '#src/ui/styles/amounts.module.css';
import text from '#src/ui/styles/text.module.css';
import classes from './version-changes.module.css';
import { changesBetween, type Offer, type WindowChange } from './versions/changes.ts';

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
          <tr>
            <th scope="row">Total con IVA</th>
            <td translate="no">{inCurrency(older.totals.total_centavos)}</td>
            <td translate="no">{inCurrency(newer.totals.total_centavos)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

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
      <td>{before === null ? 'No estaba' : inCurrency(before)}</td>
      <td>{after === null ? 'Se quitó' : inCurrency(after)}</td>
    </tr>
  );
}
