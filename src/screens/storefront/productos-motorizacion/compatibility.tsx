import { devices } from '#src/content/motorization.ts';
import { WideTable } from '../../support/shop/wide-table.tsx';
import classes from './compatibility.module.css';
import { systemIds, systemNames, type SystemId } from './system-names.ts';

interface Row {
  readonly name: string;
  readonly systems: readonly SystemId[];
}

/** Remotes differ in their channels alone: one row for all of a system. */
const rows: readonly Row[] = [
  ...systemIds.map((id) => ({ name: `Controles remotos ${systemNames[id].name}`, systems: [id] })),
  ...devices.flatMap((device) =>
    'systems' in device ? [{ name: device.name, systems: device.systems }] : [],
  ),
];

/** Which remote, sensor or bridge which motors hear. */
export function Compatibility() {
  return (
    <WideTable label="Tabla de compatibilidad">
      <thead>
        <tr>
          <th scope="col">Con</th>
          {systemIds.map((id) => (
            <th key={id} scope="col" className={classes['cell']}>
              Motores {systemNames[id].name} ({systemNames[id].things})
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, systems }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {systemIds.map((id) => {
              const understands = systems.includes(id);
              return (
                <td key={id} className={classes['cell']} data-yes={understands || undefined}>
                  {understands ? 'Sí' : 'No'}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
