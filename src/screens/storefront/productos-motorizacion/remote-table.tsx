import { clsx as cx } from 'clsx';
import { remotes } from '#src/content/motorization/remotes.ts';
import { WideTable } from '#src/features/shop-page/wide-table.tsx';
import text from '#src/ui/styles/text.module.css';
import classes from './device-table.module.css';
import { priceOf } from './motor-table.tsx';
import { systemIds, systemNames } from './system-names.ts';

const channels = [...new Set(remotes.map((remote) => remote.channels))];

/** Remotes of both systems, by their number of channels. */
export function RemoteTable() {
  return (
    <WideTable label="Tabla de controles remotos">
      <thead>
        <tr>
          <th scope="col">Canales</th>
          <th scope="col">Para qué</th>
          {systemIds.map((id) => (
            <th key={id} scope="col" className={classes.amount}>
              {systemNames[id].name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {channels.map((count) => (
          <tr key={count}>
            <th scope="row">{count === 1 ? '1 canal' : `${String(count)} canales`}</th>
            <td className={cx(text.muted, classes.moves)}>{remoteWith(count, 'aura')?.sentence}</td>
            {systemIds.map((id) => {
              const remote = remoteWith(count, id);
              return (
                <td key={id} className={classes.amount}>
                  {remote === undefined ? 'No hay' : priceOf(remote.slug)}
                  <span className={classes.code}>{remote?.code}</span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

const remoteWith = (count: number, system: (typeof systemIds)[number]) =>
  remotes.find((remote) => remote.channels === count && remote.system === system);
